import { words } from '../i18n/words.ts'

export const t = words('listed', {
  musi: 'MUSI is listed as UNI',
})
