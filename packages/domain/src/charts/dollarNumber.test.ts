import { expect, it } from 'vitest'
import { fraction } from '../fraction.ts'
import { dollarNumber } from './dollarNumber.ts'

it('a dollar figure is rounded down to six places', () => {
  expect([dollarNumber(fraction(2n, 3n)), dollarNumber(fraction(10n ** 30n, 3n))]).toEqual([0.666666, 10 ** 30 / 3])
})
