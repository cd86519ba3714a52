import { words } from '../i18n/words.ts'

export const t = words('copy', { press: 'Copy', done: 'Copied' })
