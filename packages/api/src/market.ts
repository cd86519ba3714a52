import * as z from 'zod/mini'
import { bothAmounts, hexAddress, indexPage, seconds } from './indexPage.ts'

z.config({ jitless: true })

/** In dollars, at the prices of that block; null: no pool leads from there to a dollar. */
const dollars = z.nullable(z.number())

/** What was traded in a span of time. */
const traded = { volume: dollars, fees: dollars, trades: z.int() }

/** A pool with what it holds and what was traded in it. */
export const PoolFigures = z.object({
  /** In the list, from 1: what holds most comes first, what has no price last. */
  place: z.int(),
  pair: hexAddress,
  token0: hexAddress,
  token1: hexAddress,
  reserves: bothAmounts,
  locked: dollars,
  /** Less than 1,000 dollars stand behind its price, or none does. */
  isThin: z.boolean(),
  /** The last 24 hours, the present one included. */
  day: z.object({ ...traded, paid: bothAmounts }),
  /** The last seven days in UTC, the present one included. */
  week: z.object({ ...traded, paid: bothAmounts }),
  /** The last thirty. */
  month: z.object({ ...traded, paid: bothAmounts }),
  /** What the fees of the week would be in a year, for each dollar that is in the pool. */
  yearly: z.nullable(z.number()),
  /** Of the present day: who traded, and how much of what they paid they got back. */
  today: z.object({ traders: z.int(), back: bothAmounts }),
})
export type PoolFigures = z.infer<typeof PoolFigures>

/** What GET /api/market/pools answers. */
export const MarketPools = indexPage(PoolFigures)
export type MarketPools = z.infer<typeof MarketPools>

/** By what part of it a price moved since; null: there was none then, or is none now. */
const move = z.nullable(z.number())

export const TokenFigures = z.object({
  /** In the list, from 1: what most is locked of comes first, what has no price last. */
  place: z.int(),
  token: hexAddress,
  /** Of one smallest unit. */
  price: dollars,
  change: z.object({ hour: move, day: move, week: move }),
  locked: dollars,
  isThin: z.boolean(),
  day: dollars,
  week: dollars,
  pools: z.int(),
  /** That which holds most of it. */
  deepest: hexAddress,
})
export type TokenFigures = z.infer<typeof TokenFigures>

/** What GET /api/market/tokens answers. */
export const MarketTokens = indexPage(TokenFigures)
export type MarketTokens = z.infer<typeof MarketTokens>

/** Paid plays and who paid for them; `ownPlays`, paid by the artist or by whoever shares in the song, are in neither. */
const heard = { plays: z.int(), ownPlays: z.int(), payers: z.int() }

/** The whole exchange and the whole jukebox. Pools without a price are counted, and are in no sum. */
export const MarketOverview = z.object({
  timeSeconds: seconds,
  pools: z.int(),
  withoutPrice: z.int(),
  locked: z.number(),
  day: z.object({ volume: z.number(), fees: z.number(), trades: z.int() }),
  week: z.object({ volume: z.number(), fees: z.number(), trades: z.int(), ...heard }),
  month: z.object({ volume: z.number(), fees: z.number(), trades: z.int(), ...heard }),
  /** The last thirty days in UTC, oldest first; a day is counted from 1970. */
  days: z.array(z.object({ day: z.int(), volume: z.number(), fees: z.number(), trades: z.int(), ...heard })),
})
export type MarketOverview = z.infer<typeof MarketOverview>

/** What GET /api/market answers: one row. */
export const Market = indexPage(MarketOverview)
export type Market = z.infer<typeof Market>

export const MARKET_PATH = '/api/market'
export const MARKET_POOLS_PATH = '/api/market/pools'
export const MARKET_TOKENS_PATH = '/api/market/tokens'
