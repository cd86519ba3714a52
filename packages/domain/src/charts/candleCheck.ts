import { type Candle, type PairTrade, aggregateCandles, spanStart, tradeCandle } from './candle.ts'

/** Result of comparing a candle with trades: a match, or the parts that differ. */
export type CandleCheck =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'differs'; readonly recomputed: Candle | null; readonly parts: readonly (keyof Candle)[] }

const PARTS = ['open', 'high', 'low', 'close', 'volume', 'paid', 'trades'] as const satisfies readonly (keyof Candle)[]

/** Compares a candle with the trades of its span, given in chain order (spec: charts.check). */
export function candleCheck(candle: Candle, step: number, trades: readonly PairTrade[]): CandleCheck {
  const isWithin = ({ timeSeconds }: PairTrade) => spanStart(timeSeconds, step) === candle.startSeconds
  const tradeCandles = trades.filter(isWithin).flatMap((trade) => tradeCandle(trade) ?? [])
  const recomputed = aggregateCandles(tradeCandles, step)[0] ?? null
  const parts = PARTS.filter((part) => String(recomputed?.[part]) !== String(candle[part]))
  return parts.length === 0 ? { kind: 'agrees' } : { kind: 'differs', recomputed, parts }
}
