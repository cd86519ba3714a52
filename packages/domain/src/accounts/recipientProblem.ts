import { type Address, ZERO_ADDRESS } from '../address.ts'
import type { AddressField } from '../text/addressField.ts'

/**
 * Reason why nothing can be sent to the typed account. `unknown`: it leads to no address; `nobody`: the zero address;
 * `ownContract`: the contract of what is sent; `contract`: one of this exchange, which would not give it back.
 */
export type RecipientProblem = 'noAddress' | 'lookingUp' | 'unknown' | 'self' | 'nobody' | 'ownContract' | 'contract'

const NO_ADDRESS = { empty: 'noAddress', loading: 'lookingUp', unresolved: 'unknown' } as const

/** Identities that can send on what they receive. A contract may be the wallet of somebody. */
const HOLDING_KINDS: ReadonlySet<string> = new Set(['account', 'person', 'passkeyAccount', 'contract'])

type Choice = {
  readonly target: AddressField
  readonly account: Address
  /** Contracts of the tokens or collections that are sent; none for native currency. */
  readonly assets: readonly Address[]
  /** Contracts of this chain's address book. */
  readonly contracts: readonly Address[]
  /** The kind of account or contract at the address; null until it is read. */
  readonly identity: { readonly kind: string } | null
}

/** spec: account.recipient */
export function recipientProblem({ target, account, assets, contracts, identity }: Choice): RecipientProblem | null {
  if (target.kind !== 'address') return NO_ADDRESS[target.kind]
  const { address } = target
  if (address === account) return 'self'
  if (address === ZERO_ADDRESS) return 'nobody'
  if (assets.includes(address)) return 'ownContract'
  if (contracts.includes(address)) return 'contract'
  if (identity === null) return 'lookingUp'
  return HOLDING_KINDS.has(identity.kind) ? null : 'contract'
}
