import { expect, it } from 'vitest'
import { compare, fraction } from '../fraction.ts'
import { sharePrice } from './sharePrice.ts'

const pool = { reserveA: 300n, reserveB: 50n, totalSupply: 100n }

it('a share is worth twice its part of the side with a price (spec: approvals.open)', () => {
  const worth = (a: bigint | null, b: bigint | null) =>
    sharePrice(pool, [a === null ? null : fraction(a), b === null ? null : fraction(b)])
  expect(compare(worth(2n, null) ?? fraction(0n), fraction(12n))).toBe(0)
  expect(compare(worth(null, 7n) ?? fraction(0n), fraction(7n))).toBe(0)
  expect(worth(null, null)).toBeNull()
  expect(sharePrice({ ...pool, totalSupply: 0n }, [fraction(2n), null])).toBeNull()
})
