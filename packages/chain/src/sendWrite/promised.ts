import type { Address } from '@musi/domain/address'

/** What can change hands. The shares of a pool are a token, and known as shares so that a screen can call them that. */
export type Asset =
  | { kind: 'native' }
  | { kind: 'token' | 'shares'; address: Address }
  | { kind: 'piece'; collection: Address; id: bigint }

type Side = { asset: Asset; amount: bigint }
/** `receiver`: who gets it, where that is not the account itself. */
type Gets = Side & { receiver?: Address }
export type PaysSide = Side & { bound: 'exactly' | 'atMost' }
export type GetsSide = Gets & { bound: 'exactly' | 'atLeast' }

/** What the screen promises of a transaction. Whatever else leaves the account breaks the promise as well. */
export type Promised = {
  pays: readonly PaysSide[]
  gets: readonly GetsSide[]
  /** Tells balances of the chain's own coin (the multicall contract). */
  balanceReader: Address
}

/** What the node's rehearsal moved: the promised sides in their order, then whatever else came or went. */
export type Moved = { paid: readonly Side[]; got: readonly Gets[] }

/** Several steps promise together what each of them promises. Null: none of them promises anything. */
export function promisedTogether(steps: readonly { promised?: Promised }[]): Promised | null {
  const [first, ...others] = steps.flatMap(({ promised }) => promised ?? [])
  if (first === undefined) return null
  const all = [first, ...others]
  return { ...first, pays: all.flatMap(({ pays }) => pays), gets: all.flatMap(({ gets }) => gets) }
}
