import type { Candle } from '@musi/domain/charts/candle'
import { describe, expect, it } from 'vitest'
import { type PricedPool, priceRows, routeRows } from './priceRows.ts'

const PAIR = `0x${'a'.repeat(40)}` as const
const candle = (startSeconds: number, [open, high, low, close]: readonly [number, number, number, number]): Candle => ({
  startSeconds,
  open,
  high,
  low,
  close,
  trades: 1,
  volume: ['2000000000000000000', '5000000'],
  paid: ['2000000000000000000', '0'],
})
/** token0 has 18 decimals, token1 six: a price of one smallest unit is 10^12 times smaller. */
const pool: PricedPool = { pair: PAIR, tokens: [PAIR, PAIR], decimals: [18, 6], isInverted: false }
const SPAN = { step: 60, from: 130, until: 400 }
const CANDLES = [candle(300, [4e-12, 5e-12, 2e-12, 2e-12]), candle(60, [1e-12, 8e-12, 1e-12, 4e-12])]

describe('the rows of a price', () => {
  it('are in whole tokens, without gaps: the price stays the same where nobody traded (spec: charts.quiet)', () => {
    const rows = priceRows(CANDLES, pool, SPAN)
    expect(rows.map(({ start, close, amount }) => [start, Number(close.toPrecision(9)), amount])).toEqual([
      [120, 4, 0],
      [180, 4, 0],
      [240, 4, 0],
      [300, 2, 2],
      [360, 2, 0],
    ])
  })

  it('are inverted for the other direction, with high and low swapped and amounts of the other token', () => {
    const [row] = priceRows(CANDLES, { ...pool, isInverted: true }, { ...SPAN, from: 300, until: 300 })
    expect(row).toEqual({ start: 300, open: 0.25, high: 0.5, low: 0.2, close: 0.5, amount: 5 })
  })

  it('start at the first known trade', () => {
    expect(priceRows(CANDLES.slice(0, 1), pool, SPAN).map(({ start }) => start)).toEqual([300, 360])
    expect(priceRows([], pool, SPAN)).toEqual([])
  })
})

describe('the price through several pools', () => {
  const row = (start: number, close: number) => ({ start, open: 1, high: 9, low: 1, close, amount: 7 })

  it('is the product of their closes wherever all of them have a price', () => {
    const rows = routeRows([
      [row(60, 2), row(120, 3), row(180, 4)],
      [row(120, 10), row(180, 5)],
    ])
    expect(rows).toEqual([
      { start: 120, open: 30, high: 30, low: 30, close: 30, amount: 0 },
      { start: 180, open: 30, high: 30, low: 20, close: 20, amount: 0 },
    ])
  })

  it('is the pool’s own price for a single pool, and empty without pools', () => {
    expect(routeRows([[row(60, 2)]])).toEqual([row(60, 2)])
    expect(routeRows([])).toEqual([])
  })
})
