import type { Address } from '@musi/domain/address'
import type { Candle } from '@musi/domain/charts/candle'
import type { ChartRow } from '@musi/ui/chart/chartRows'

/** One pool of a price, and the direction of the price. */
export type PricedPool = {
  readonly pair: Address
  /** Both tokens, in the order of the chain. */
  readonly tokens: readonly [Address, Address]
  readonly decimals: readonly [number, number]
  /** True if the price is of one token1 in token0. */
  readonly isInverted: boolean
}

type Span = { readonly step: number; readonly from: number; readonly until: number }

/** Converts a candle to whole tokens, in the direction of the price. */
function chartRowOf(candle: Candle, { decimals: [decimals0, decimals1], isInverted }: PricedPool): ChartRow {
  const unit = 10 ** (decimals0 - decimals1)
  const { startSeconds: start, volume } = candle
  const [open, high, low, close] = [candle.open, candle.high, candle.low, candle.close].map((price) =>
    isInverted ? 1 / (price * unit) : price * unit,
  ) as [number, number, number, number]
  const amount = isInverted ? Number(volume[1]) / 10 ** decimals1 : Number(volume[0]) / 10 ** decimals0
  return isInverted ? { start, open, high: low, low: high, close, amount } : { start, open, high, low, close, amount }
}

/**
 * Makes rows without gaps from the candles of a span, which come newest first: without trades, the
 * price stays the same (spec: charts.quiet). There are no rows before the first known trade.
 */
export function priceRows(candles: readonly Candle[], pool: PricedPool, { step, from, until }: Span): ChartRow[] {
  const sortedRows = candles.toReversed().map((candle) => chartRowOf(candle, pool))
  const rows: ChartRow[] = []
  let at = 0
  let previousRow: ChartRow | undefined
  for (let start = from - (from % step); start <= until; start += step) {
    for (; (sortedRows[at]?.start ?? Infinity) < start; at += 1) previousRow = sortedRows[at]
    const currentRow = sortedRows[at]
    if (currentRow?.start === start) rows.push(currentRow)
    else if (previousRow !== undefined) {
      const { close } = previousRow
      rows.push({ start, open: close, high: close, low: close, close, amount: 0 })
    }
  }
  return rows
}

/**
 * Price through several pools at the end of each span. Highs and lows are unknown, because the
 * pools' highs and lows do not coincide.
 */
export function routeRows(pools: readonly (readonly ChartRow[])[]): readonly ChartRow[] {
  const [first, ...others] = pools
  if (first === undefined || others.length === 0) return first ?? []
  const closes = others.map((rows) => new Map(rows.map(({ start, close }) => [start, close])))
  const rows: ChartRow[] = []
  for (const { start, close: own } of first) {
    let close = own
    for (const poolCloses of closes) close *= poolCloses.get(start) ?? Number.NaN
    const open = rows.at(-1)?.close ?? close
    if (!Number.isNaN(close))
      rows.push({ start, open, high: Math.max(open, close), low: Math.min(open, close), close, amount: 0 })
  }
  return rows
}
