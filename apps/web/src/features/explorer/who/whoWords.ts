import { words } from '../../../platform/page/i18n/words.ts'

export const t = words('explorer.who', {
  nobody: 'nobody',
  contract: 'contract {address}',
  pair: '{a}/{b} pool',
  staking: '{pair} staking',
  v1Exchange: 'V1 exchange of {token}',
})
