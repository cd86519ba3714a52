import type { Address } from '@musi/domain/address'

/**
 * Assets that can change hands. Pool shares are tokens too; the separate kind lets a screen call them shares. A
 * `newToken` is created by the calls themselves.
 */
export type Asset =
  | { kind: 'native' }
  | { kind: 'token' | 'shares' | 'newToken'; address: Address }
  | { kind: 'piece'; collection: Address; id: bigint }

type Side = { asset: Asset; amount: bigint }
/** `receiver`: absent if it is the account itself. */
type ReceivedSide = Side & { receiver?: Address }
export type PaysSide = Side & { bound: 'exactly' | 'atMost' }
export type GetsSide = ReceivedSide & { bound: 'exactly' | 'atLeast' }

/** Amounts the screen promises for a transaction. Anything else that leaves the account also breaks the promise. */
export type PromisedAmounts = {
  pays: readonly PaysSide[]
  gets: readonly GetsSide[]
  /** The contract that reads native balances (the multicall contract). */
  balanceReader: Address
}

/** Amounts moved in the node's rehearsal: the promised sides in their order, then everything else that came or went. */
export type MovedAmounts = { paid: readonly Side[]; got: readonly ReceivedSide[] }

/** The combined promise of several steps; null if none of them promises anything. */
export function combinePromisedAmounts(steps: readonly { promised?: PromisedAmounts }[]): PromisedAmounts | null {
  const [first, ...others] = steps.flatMap(({ promised }) => promised ?? [])
  if (first === undefined) return null
  const all = [first, ...others]
  return { ...first, pays: all.flatMap(({ pays }) => pays), gets: all.flatMap(({ gets }) => gets) }
}
