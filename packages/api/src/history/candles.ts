import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { bothDigits, finite, seconds, wholeNumber } from '../values.ts'
import { byAddress, byNumber, needed, step } from '../parameters.ts'
import { resource } from '../resource.ts'
import { CANDLES_PATH } from '../paths.ts'

/** Candle lengths: a minute, five, fifteen, an hour, four, a day. */
export const CANDLE_STEPS = [60, 300, 900, 3600, 14_400, 86_400] as const
export type CandleStep = (typeof CANDLE_STEPS)[number]

const price = v.pipe(finite, v.gtValue(0))

/**
 * The trades of one span of time. A price is token1 per token0, both in smallest units; times 10^(decimals0 − decimals1) it is the
 * price in whole tokens. A span without trades has no candle.
 */
export const Candle = v.object({
  startSeconds: seconds,
  open: price,
  high: price,
  low: price,
  close: price,
  /** Input plus output of token0 and token1. */
  volume: bothDigits,
  /** Input alone, which the pool's fee is taken from. */
  paid: bothDigits,
  trades: wholeNumber,
})
export type Candle = v.InferInput<typeof Candle>

/** Answer of GET /api/candles, newest first. */
export const Candles = indexPage(Candle)
export type Candles = v.InferInput<typeof Candles>

export const candlesResource = resource({
  path: CANDLES_PATH,
  description:
    'Prices at which a pair was traded, newest first. 300 per page. A price is token1 for token0, both in smallest units; multiply by 10^(decimals0 − decimals1) for whole tokens. A period without trades has no candle.',
  query: {
    pair: needed(byAddress('the address of the pair')),
    step: step('length of a candle in seconds', CANDLE_STEPS, 3600),
    before: byNumber('the start of the last candle of the previous page'),
  },
  row: Candle,
  answer: Candles,
})
