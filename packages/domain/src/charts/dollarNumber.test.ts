import { expect, it } from 'vitest'
import { fraction } from '../fraction.ts'
import { dollarNumber } from './dollarNumber.ts'

it('a figure in dollars has six places, rounded down', () => {
  expect([dollarNumber(fraction(2n, 3n)), dollarNumber(fraction(10n ** 30n, 3n))]).toEqual([0.666666, 10 ** 30 / 3])
})
