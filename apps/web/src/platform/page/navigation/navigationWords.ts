import { words } from '../i18n/words.ts'

export const t = words('navigation', { soon: 'Soon' })
