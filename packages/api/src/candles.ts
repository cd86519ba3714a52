import * as z from 'zod/mini'
import { bothAmounts, indexPage, seconds } from './indexPage.ts'

z.config({ jitless: true })

/** How long a candle can be: a minute, five, fifteen, an hour, four, a day. */
export const CANDLE_STEPS = [60, 300, 900, 3600, 14_400, 86_400] as const
export type CandleStep = (typeof CANDLE_STEPS)[number]

/**
 * The trades of one span of time. A price is what was traded of token1 for one of token0, both in their smallest units: times
 * 10^(decimals0 − decimals1) it is the price that people read. A span without trades has no candle.
 */
export const Candle = z.object({
  startSeconds: seconds,
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  /** Of token0 and of token1, what was paid and what was got together. */
  volume: bothAmounts,
  /** Of these what was paid: the pool takes its fee of it. */
  paid: bothAmounts,
  trades: z.int(),
})
export type Candle = z.infer<typeof Candle>

/** What GET /api/candles answers: newest first. */
export const Candles = indexPage(Candle)
export type Candles = z.infer<typeof Candles>

export const CANDLES_PATH = '/api/candles'
