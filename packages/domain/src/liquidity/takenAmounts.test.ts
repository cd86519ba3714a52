import { expect, it } from 'vitest'
import { takenAmounts, takenWithNativeFirst, takesEnough } from './takenAmounts.ts'

const pool = (reserveA: bigint, reserveB: bigint) => ({ reserveA, reserveB, totalSupply: 1n })

it.each([
  ['all of A and the matching B', pool(100n, 300n), [10n, 40n], [10n, 30n]],
  ['all of B and the matching A if B limits', pool(100n, 300n), [10n, 20n], [6n, 20n]],
  ['all of both if they match the price', pool(100n, 300n), [10n, 30n], [10n, 30n]],
  ['all of both for an empty pool', pool(0n, 0n), [7n, 9n], [7n, 9n]],
] as const)('the router takes %s (spec: liquidity.taken)', (_, pool, amounts, taken) => {
  expect(takenAmounts(pool, amounts)).toEqual(taken)
})

it('with native currency the token is computed first, and its counterpart is rounded down once more (spec: liquidity.taken)', () => {
  // 10 of A match 23.3 of B, rounded down; 23 of B match 9.86 of A.
  expect(takenAmounts(pool(300n, 700n), [10n, 23n])).toEqual([10n, 23n])
  expect(takenWithNativeFirst(pool(300n, 700n), [10n, 23n])).toEqual([9n, 23n])
})

it('the shown terms hold while a price move stays within the minimums on either side (spec: liquidity.price-updated)', () => {
  const amounts = [1000n, 3000n] as const
  const minimums = [995n, 2985n] as const
  const stillHolds = (reserveA: bigint, reserveB: bigint) => takesEnough(pool(reserveA, reserveB), amounts, minimums)
  expect(stillHolds(100_000n, 300_000n)).toBe(true)
  expect(stillHolds(100_000n, 298_600n)).toBe(true)
  expect(stillHolds(100_000n, 301_400n)).toBe(true)
  expect(stillHolds(100_000n, 298_400n)).toBe(false)
  expect(stillHolds(100_000n, 301_700n)).toBe(false)
})
