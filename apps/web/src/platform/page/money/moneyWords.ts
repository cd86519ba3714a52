import { words } from '../i18n/words.ts'

export const t = words('money', {
  lookAlike: '{symbol} (not {known}) {address}',
  unknown: '{symbol} {address}',
  by: 'by {creator}',
  madeHere: 'Made here by {creator}. The token is {token}.',
  unknownTitle: 'Nobody here knows this token. Its address is {token}.',
  lookAlikeTitle: 'This is not {known}. It only has its name or symbol. Its address is {token}.',
})
