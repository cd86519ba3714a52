import { otherAmount } from './otherAmount.ts'
import type { Pool } from './poolShares.ts'

export type TwoAmounts = readonly [amountA: bigint, amountB: bigint]

/** Amounts the router takes: all of one token and the matching amount of the other (spec: liquidity.taken). */
export function takenAmounts(pool: Pool, [amountA, amountB]: TwoAmounts): TwoAmounts {
  const fitting = otherAmount(pool, amountA)
  if (fitting === null) return [amountA, amountB]
  if (fitting <= amountB) return [amountA, fitting]
  return [(amountB * pool.reserveA) / pool.reserveB, amountB]
}

export const withSidesSwapped = ({ reserveA, reserveB, totalSupply }: Pool): Pool => ({
  reserveA: reserveB,
  reserveB: reserveA,
  totalSupply,
})

/** The amounts taken if A is the native currency: the router takes the token first, and the two round differently. */
export function takenWithNativeFirst(pool: Pool, [amountA, amountB]: TwoAmounts): TwoAmounts {
  const [takenB, takenA] = takenAmounts(withSidesSwapped(pool), [amountB, amountA])
  return [takenA, takenB]
}

/** True if the router would still take at least the minimums (spec: liquidity.price-updated). */
export function takesEnough(pool: Pool, amounts: TwoAmounts, minimums: TwoAmounts): boolean {
  const [takenA, takenB] = takenAmounts(pool, amounts)
  return takenA >= minimums[0] && takenB >= minimums[1]
}
