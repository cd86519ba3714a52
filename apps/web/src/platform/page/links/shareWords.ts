import { words } from '../i18n/words.ts'

export const shareText = words('share', { press: 'Share', copied: 'Link copied' })
