import { OPTION_TEXTS } from '@musi/chain/wallet/connectors'
import type { WalletOption } from '@musi/chain/wallet/walletOptions'
import { words, wordsOf } from '#platform/page/i18n/words.ts'

/** Names that need translation; the others are proper names. */
const walletNameText = words('walletName', {
  DEMO: 'Demo wallet',
  COINBASE_LINK: 'Open in Coinbase Wallet',
  install: 'Install Metamask',
})

const walletOptionText = wordsOf('walletOption', OPTION_TEXTS)

export function optionName({ id, name, action }: WalletOption): string {
  if (id === 'METAMASK' && action.kind === 'link') return walletNameText('install')
  return id === 'DEMO' || id === 'COINBASE_LINK' ? walletNameText(id) : name
}

/** The text under the name. */
export const optionText = ({ textKey, name }: WalletOption): string | null =>
  textKey === null ? null : walletOptionText(textKey, { name })
