import { words } from '../i18n/words.ts'

export const copyText = words('copy', { press: 'Copy', done: 'Copied' })
