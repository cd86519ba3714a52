import { OPTION_TEXTS } from '@musi/chain/wallet/connectors'
import type { WalletOption } from '@musi/chain/wallet/walletOptions'
import { words, wordsOf } from '#platform/page/i18n/words.ts'

/** Names that need translation; the others are proper names. */
const walletNameText = words('walletName', {
  DEMO: 'Demo wallet',
  PASSKEY: 'Begin with a touch',
  PASSKEY_FOUND: 'I have one already',
  COINBASE_LINK: 'Open in Coinbase Wallet',
  install: 'Install Metamask',
})

const walletOptionText = wordsOf('walletOption', OPTION_TEXTS)

export function optionName({ id, name, action }: WalletOption): string {
  if (id === 'METAMASK' && action.kind === 'link') return walletNameText('install')
  switch (id) {
    case 'DEMO':
    case 'COINBASE_LINK':
    case 'PASSKEY':
    case 'PASSKEY_FOUND':
      return walletNameText(id)
    default:
      return name
  }
}

/** The text under the name. */
export const optionText = ({ textKey, name }: WalletOption): string | null =>
  textKey === null ? null : walletOptionText(textKey, { name })
