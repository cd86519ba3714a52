import * as v from 'valibot'
import { indexPage } from './indexPage.ts'
import { bothAmounts, finite, integer, seconds } from './values.ts'

/** How long a candle can be: a minute, five, fifteen, an hour, four, a day. */
export const CANDLE_STEPS = [60, 300, 900, 3600, 14_400, 86_400] as const
export type CandleStep = (typeof CANDLE_STEPS)[number]

/**
 * The trades of one span of time. A price is what was traded of token1 for one of token0, both in their smallest units: times
 * 10^(decimals0 − decimals1) it is the price that people read. A span without trades has no candle.
 */
export const Candle = v.object({
  startSeconds: seconds,
  open: finite,
  high: finite,
  low: finite,
  close: finite,
  /** Of token0 and of token1, what was paid and what was got together. */
  volume: bothAmounts,
  /** Of these what was paid: the pool takes its fee of it. */
  paid: bothAmounts,
  trades: integer,
})
export type Candle = v.InferInput<typeof Candle>

/** What GET /api/candles answers: newest first. */
export const Candles = indexPage(Candle)
export type Candles = v.InferInput<typeof Candles>

export const CANDLES_PATH = '/api/candles'
