import { expect, it } from 'vitest'
import { fraction } from '../fraction.ts'
import { pooledWorth } from './pooledWorth.ts'

it('a part of a pool is worth the sum of its sides, twice the one side with a price, or unknown without a price', () => {
  const three = fraction(3n)
  const four = fraction(4n)
  expect(pooledWorth(three, four)).toEqual(fraction(7n))
  expect(pooledWorth(null, four)).toEqual(fraction(8n))
  expect(pooledWorth(three, null)).toEqual(fraction(6n))
  expect(pooledWorth(null, null)).toBeNull()
})
