import { expect, it } from 'vitest'
import { fraction } from '../fraction.ts'
import { pooledWorth } from './pooledWorth.ts'

it('a part of a pool is worth what its sides are; of one price it is twice that, and of none nothing is known', () => {
  const [three, four] = [fraction(3n), fraction(4n)]
  expect(pooledWorth(three, four)).toEqual(fraction(7n))
  expect(pooledWorth(null, four)).toEqual(fraction(8n))
  expect(pooledWorth(three, null)).toEqual(fraction(6n))
  expect(pooledWorth(null, null)).toBeNull()
})
