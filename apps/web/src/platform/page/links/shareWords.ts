import { words } from '../i18n/words.ts'

export const t = words('share', { press: 'Share', copied: 'Link copied' })
