import { words } from '../i18n/words.ts'

export const moneyText = words('money', {
  lookAlike: '{symbol} (not {known}) {address}',
  by: 'by {creator}',
  madeHere: 'Made here by {creator}. The token is {token}.',
  unknownTitle: 'Musi doesn’t know this token. Its address is {token}.',
  lookAlikeTitle: 'This is not {known}. It only has a similar name or symbol. Its address is {token}.',
})
