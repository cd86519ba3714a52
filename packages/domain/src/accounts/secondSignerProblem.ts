import type { Address } from '../address.ts'
import type { AddressField } from '../text/addressField.ts'
import type { SecondSigner } from './secondSigner.ts'

/** Reason why the typed account cannot be the second signer. `unknown`: it leads to no address; `contract`: it could not sign. */
export type SecondSignerProblem = 'noAddress' | 'lookingUp' | 'unknown' | 'self' | 'same' | 'contract'

const NO_ADDRESS = { empty: 'noAddress', loading: 'lookingUp', unresolved: 'unknown' } as const

/** Identities that sign with a key, or check signatures as our own accounts do. */
const SIGNING_KINDS: ReadonlySet<string> = new Set(['account', 'person', 'passkeyAccount'])

type Choice = {
  readonly target: AddressField
  readonly account: Address
  readonly current: SecondSigner
  /** Contracts of this chain, which cannot sign. */
  readonly contracts: readonly Address[]
  /** The kind of account or contract at the address; null until it is read. */
  readonly identity: { readonly kind: string } | null
  /** True if the contract at the address checks signatures (ERC-1271); null until it was asked. */
  readonly checksSignatures: boolean | null
}

/** spec: touch.second-signer-problem */
export function secondSignerProblem(choice: Choice): SecondSignerProblem | null {
  const { target, account, current, contracts, identity, checksSignatures } = choice
  if (target.kind !== 'address') return NO_ADDRESS[target.kind]
  const { address } = target
  if (address === account) return 'self'
  if (current.kind === 'address' && current.address === address) return 'same'
  if (/^0x0{40}$/.test(address) || contracts.includes(address)) return 'contract'
  if (identity === null) return 'lookingUp'
  if (SIGNING_KINDS.has(identity.kind)) return null
  if (identity.kind === 'contract' && checksSignatures === null) return 'lookingUp'
  return identity.kind === 'contract' && checksSignatures === true ? null : 'contract'
}
