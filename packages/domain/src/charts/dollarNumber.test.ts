import { expect, it } from 'vitest'
import { fraction } from '../fraction.ts'
import { dollarNumber, roughSum } from './dollarNumber.ts'

it('a figure in dollars has six places, rounded down', () => {
  expect([dollarNumber(fraction(2n, 3n)), dollarNumber(fraction(10n ** 30n, 3n))]).toEqual([0.666666, 10 ** 30 / 3])
})

it('a sum of many has one small denominator, and is off by less than a millionth of a unit', () => {
  const thirds = Array.from({ length: 3000 }, (_, at) => fraction(1n, BigInt(3 + at)))
  const { numerator, denominator } = roughSum(thirds)
  expect(denominator).toBe(10n ** 12n)
  const exact = thirds.reduce((sum, each) => sum + 1 / Number(each.denominator), 0)
  expect(Math.abs(Number(numerator) / Number(denominator) - exact)).toBeLessThan(1e-6)
})
