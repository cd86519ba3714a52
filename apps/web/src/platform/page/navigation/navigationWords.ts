import { words } from '../i18n/words.ts'

export const navigationText = words('navigation', { soon: 'Soon' })
