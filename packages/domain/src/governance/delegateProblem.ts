import type { Address } from '../address.ts'
import type { AddressField } from '../text/addressField.ts'

/**
 * Reason why the typed account cannot be a delegate. `unknown`: it does not resolve to an address. `contract`: it could never
 * vote. `same`: it is the delegate already.
 */
export type DelegateProblem = { readonly kind: 'noAddress' | 'lookingUp' | 'unknown' | 'contract' | 'same' }

/** Problem for each state of a field without an address. */
const NO_ADDRESS = { empty: 'noAddress', loading: 'lookingUp', unresolved: 'unknown' } as const

type Delegation = {
  /** The typed account, or the account itself. */
  readonly target: AddressField
  /** The current delegate; null if there is none. */
  readonly delegate: Address | null
  /** Contracts of this chain, which cannot vote. */
  readonly contracts: readonly Address[]
}

/** spec: governance.delegate-problem */
export function delegateProblem({ target, delegate, contracts }: Delegation): DelegateProblem | null {
  if (target.kind !== 'address') return { kind: NO_ADDRESS[target.kind] }
  const { address } = target
  if (/^0x0{40}$/.test(address) || contracts.includes(address)) return { kind: 'contract' }
  return address === delegate ? { kind: 'same' } : null
}
