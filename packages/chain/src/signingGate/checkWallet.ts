import type { Address } from '@musi/domain/address'
import type { WalletAnswer } from '../wallet/guardProvider.ts'
import type { GateRefusal } from './gateRefusal.ts'
import { logText } from './logText.ts'
import { alteredField, bigintOf, isSameHex, ownValue } from './ownFields.ts'

/** Case 32: with a field added to every object, a wallet would read other values than it was given. */
export function checkPage(): GateRefusal | null {
  const field = alteredField()
  return field === null ? null : { kind: 'altered', actual: `every object has ${field}` }
}

export const checkWrites = (isAllowed: boolean): GateRefusal | null => (isAllowed ? null : { kind: 'writesOff' })

type ExpectedWallet = { chainId: number; from: Address }

export function checkWallet(
  chain: WalletAnswer,
  accounts: WalletAnswer,
  { chainId, from }: ExpectedWallet,
): GateRefusal | null {
  if (!chain.ok) return { kind: 'walletSilent', actual: chain.trouble.message }
  if (!accounts.ok) return { kind: 'walletSilent', actual: accounts.trouble.message }
  // The standard answer is `0x89`; some wallets return 137 or "137".
  const answered = typeof chain.value === 'number' ? `${chain.value}` : chain.value
  if (bigintOf(answered) !== bigintOf(`${chainId}`))
    return { kind: 'otherChain', actual: logText(chain.value), shown: `${chainId}` }
  const selected = ownValue(accounts.value, '0')
  if (!isSameHex(selected, from)) return { kind: 'otherAccount', actual: logText(selected), shown: from }
  return null
}
