import { expect, it } from 'vitest'
import { percentText } from '../amount/percentText.ts'
import { amountOf, type Native } from '../currency.ts'
import { amountMove } from './amountMove.ts'

const ETH: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }

it.each([
  ['get', 200n, 199n, '-0.50%', false],
  ['get', 200n, 202n, '1.00%', true],
  ['pay', 200n, 199n, '-0.50%', true],
  ['pay', 200n, 202n, '1.00%', false],
] as const)(
  'an amount to %s that goes from %s to %s changes by %s, and is better for the person: %s (spec: swap-review.price-updated)',
  (side, before, now, change, isBetter) => {
    const move = amountMove(side, amountOf(ETH, before), amountOf(ETH, now))
    expect(move?.isBetter).toBe(isBetter)
    expect(move && percentText(move.change, 2)).toBe(change)
  },
)

it('an unchanged amount gives null', () => {
  expect(amountMove('get', amountOf(ETH, 5n), amountOf(ETH, 5n))).toBeNull()
})
