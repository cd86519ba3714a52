import { words } from '#platform/page/i18n/words.ts'

export const identityText = words('explorer.who', {
  nobody: 'nobody',
  contract: 'contract {address}',
  pair: '{a}/{b} pool',
  staking: '{pair} staking',
  smallest: 'in its smallest unit',
  noLimit: 'no limit',
  piece: 'piece {id} of {collection}',
  anyPiece: 'any piece of {collection}',
  song: 'a song',
  v1Exchange: 'V1 exchange of {token}',
})
