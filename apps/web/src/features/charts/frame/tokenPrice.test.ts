import { expect, it } from 'vitest'
import { dollarFigure } from './dollarFigure.ts'
import { tokenPrice } from './tokenPrice.ts'

const priceText = (dollars: number) => tokenPrice(dollars, 0)?.text

it('prices in a column have two decimals from a dollar up and four below (spec: charts.prices)', () => {
  expect([58_554, 2479.6, 1, 0.9851, 0.051_456].map(priceText)).toEqual([
    '$58,554.00',
    '$2,479.60',
    '$1.00',
    '$0.9851',
    '$0.0515',
  ])
  expect(priceText(0.000_012_346)).toBe('$0.00001235')
  expect(tokenPrice(null, 18)).toBeNull()
  expect(tokenPrice(1, null)).toBeNull()
})

it('a sum above zero is never shown as zero dollars', () => {
  expect(dollarFigure(0)).toBe('$0.00')
  expect(dollarFigure(0.000_000_1)).toBe('<$0.01')
  expect(dollarFigure(0.004)).toBe('<$0.01')
  expect(dollarFigure(26_616.36)).toBe('$26,616.36')
})
