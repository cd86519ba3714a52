import { words } from '../i18n/words.ts'

export const listedText = words('listed', {
  musi: 'MUSI is listed as UNI',
})
