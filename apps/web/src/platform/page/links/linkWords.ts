import { words } from '../i18n/words.ts'

export const linkText = words('links', { newTab: '{label} (opens in a new tab)' })
