import { OPTION_TEXTS } from '@musi/chain/wallet/connectors'
import type { WalletOption } from '@musi/chain/wallet/walletOptions'
import { words, wordsOf } from '../../platform/page/i18n/words.ts'

/** Names that say something; the others are names only. */
const n = words('walletName', {
  DEMO: 'Demo wallet',
  COINBASE_LINK: 'Open in Coinbase Wallet',
  install: 'Install Metamask',
})

const optionWords = wordsOf('walletOption', OPTION_TEXTS)

export function optionName({ id, name, action: does }: WalletOption): string {
  if (id === 'METAMASK' && does.kind === 'link') return n('install')
  return id === 'DEMO' || id === 'COINBASE_LINK' ? n(id) : name
}

/** What stands under the name. */
export const optionText = ({ textKey: says, name }: WalletOption): string | null =>
  says === null ? null : optionWords(says, { name })
