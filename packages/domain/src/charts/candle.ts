/** Amounts of token0 and token1 in smallest units, as text for HTTP. */
export type BothAmounts = [string, string]

/** The trades of one span of time. A price is token1 for token0, both in smallest units (spec: index.candles). */
export type Candle = {
  startSeconds: number
  open: number
  high: number
  low: number
  close: number
  /** Input plus output. */
  volume: BothAmounts
  /** Input alone, from which the pool takes its fee. */
  paid: BothAmounts
  trades: number
}

/** One pair's part of a swap. */
export type PairTrade = {
  readonly timeSeconds: number
  readonly paid: readonly [string, string]
  readonly got: readonly [string, string]
}

export const spanStart = (seconds: number, step: number): number => seconds - (seconds % step)

export const addAmounts = (one: readonly [string, string], other: readonly [string, string]): BothAmounts => [
  String(BigInt(one[0]) + BigInt(other[0])),
  String(BigInt(one[1]) + BigInt(other[1])),
]

/** A candle of one trade; null if the trade moved only one token and so has no price. */
export function tradeCandle({ paid, got, timeSeconds }: PairTrade): Candle | null {
  const volume = addAmounts(paid, got)
  const [volume0, volume1] = volume
  if (volume0 === '0' || volume1 === '0') return null
  const price = Number(volume1) / Number(volume0)
  const prices = { open: price, high: price, low: price, close: price }
  return { startSeconds: timeSeconds, ...prices, volume, paid: [paid[0], paid[1]], trades: 1 }
}

/** Joins two consecutive candles; the opening price of the later one is dropped. */
export function joinCandles<Row extends Candle>(earlier: Row, later: Candle): Row {
  return {
    ...earlier,
    high: Math.max(earlier.high, later.high),
    low: Math.min(earlier.low, later.low),
    close: later.close,
    volume: addAmounts(earlier.volume, later.volume),
    paid: addAmounts(earlier.paid, later.paid),
    trades: earlier.trades + later.trades,
  }
}

/** Joins candles, oldest first, into longer ones of `step` seconds. */
export function aggregateCandles(candles: readonly Candle[], step: number): readonly Candle[] {
  const byStart = new Map<number, Candle>()
  for (const candle of candles) {
    const startSeconds = spanStart(candle.startSeconds, step)
    const earlier = byStart.get(startSeconds)
    byStart.set(startSeconds, earlier === undefined ? { ...candle, startSeconds } : joinCandles(earlier, candle))
  }
  return [...byStart.values()]
}
