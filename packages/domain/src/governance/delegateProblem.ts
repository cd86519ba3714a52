import type { Address } from '../address.ts'

/** Why nothing can be delegated to an address. `contract`: none that could ever vote. `same`: it votes with them already. */
export type DelegateProblem = { readonly kind: 'noAddress' | 'contract' | 'same' }

type Delegation = {
  /** Null: what was typed is no address yet. */
  readonly target: Address | null
  /** Who votes now; null: nobody. */
  readonly delegate: Address | null
  /** Contracts of this chain: votes that go there are lost until they are taken back. */
  readonly contracts: readonly Address[]
}

/** spec: governance.delegate-problem */
export function delegateProblem({ target, delegate, contracts }: Delegation): DelegateProblem | null {
  if (target === null) return { kind: 'noAddress' }
  if (/^0x0{40}$/.test(target) || contracts.includes(target)) return { kind: 'contract' }
  return target === delegate ? { kind: 'same' } : null
}
