import { expect, it } from 'vitest'
import { takenAmounts, takenWithNativeFirst, takesEnough } from './takenAmounts.ts'

const pool = (reserveA: bigint, reserveB: bigint) => ({ reserveA, reserveB, totalSupply: 1n })

it.each([
  ['all of A, and what goes with it', pool(100n, 300n), [10n, 40n], [10n, 30n]],
  ['all of B where that is less', pool(100n, 300n), [10n, 20n], [6n, 20n]],
  ['both where the price is theirs', pool(100n, 300n), [10n, 30n], [10n, 30n]],
  ['both of an empty pool', pool(0n, 0n), [7n, 9n], [7n, 9n]],
] as const)('the router takes %s (spec: liquidity.taken)', (_, held, amounts, taken) => {
  expect(takenAmounts(held, amounts)).toEqual(taken)
})

it('with native currency the token is computed first, and its counterpart is rounded down once more (spec: liquidity.taken)', () => {
  // 10 of A are worth 23.3 of B, rounded down; and 23 of B take 9.86 of A.
  expect(takenAmounts(pool(300n, 700n), [10n, 23n])).toEqual([10n, 23n])
  expect(takenWithNativeFirst(pool(300n, 700n), [10n, 23n])).toEqual([9n, 23n])
})

it('a price move within the minimums on either side keeps the shown terms; one beyond does not (spec: liquidity.price-updated)', () => {
  const amounts = [1000n, 3000n] as const
  const minimums = [995n, 2985n] as const
  const isHeld = (reserveA: bigint, reserveB: bigint) => takesEnough(pool(reserveA, reserveB), amounts, minimums)
  expect(isHeld(100_000n, 300_000n)).toBe(true)
  expect(isHeld(100_000n, 298_600n)).toBe(true)
  expect(isHeld(100_000n, 301_400n)).toBe(true)
  expect(isHeld(100_000n, 298_400n)).toBe(false)
  expect(isHeld(100_000n, 301_700n)).toBe(false)
})
