import { words } from '../i18n/words.ts'

export const t = words('links', { newTab: '{label} (opens in a new tab)' })
