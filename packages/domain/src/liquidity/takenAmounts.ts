import { otherAmount } from './otherAmount.ts'
import type { Pool } from './poolShares.ts'

export type TwoAmounts = readonly [amountA: bigint, amountB: bigint]

/** Amounts the router takes: all of one, and of the other what matches at the pool's price (spec: liquidity.taken). */
export function takenAmounts(pool: Pool, [amountA, amountB]: TwoAmounts): TwoAmounts {
  const fitting = otherAmount(pool, amountA)
  if (fitting === null) return [amountA, amountB]
  if (fitting <= amountB) return [amountA, fitting]
  return [(amountB * pool.reserveA) / pool.reserveB, amountB]
}

const turned = ({ reserveA, reserveB, totalSupply }: Pool): Pool => ({
  reserveA: reserveB,
  reserveB: reserveA,
  totalSupply,
})

/** The amounts taken if A is the native currency: the router takes the token first, and the two round differently. */
export function takenWithNativeFirst(pool: Pool, [amountA, amountB]: TwoAmounts): TwoAmounts {
  const [takenB, takenA] = takenAmounts(turned(pool), [amountB, amountA])
  return [takenA, takenB]
}

/** At this price the router would still take as much of both as was said (spec: liquidity.price-updated). */
export function takesEnough(pool: Pool, amounts: TwoAmounts, minimums: TwoAmounts): boolean {
  const [takenA, takenB] = takenAmounts(pool, amounts)
  return takenA >= minimums[0] && takenB >= minimums[1]
}
