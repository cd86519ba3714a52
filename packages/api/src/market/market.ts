import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, bothAmounts, finite, seconds, wholeNumber } from '../values.ts'
import { byNumber } from '../parameters.ts'
import { resource } from '../resource.ts'
import { MARKET_PATH, MARKET_POOLS_PATH, MARKET_TOKENS_PATH } from '../paths.ts'

/** Worth in dollars at the prices of that block; null if no pool leads to dollars. */
const dollars = v.nullable(finite)

/** Trades within a span of time. */
const traded = { volume: dollars, fees: dollars, trades: wholeNumber }

/** A pool with its reserves and trades. */
export const PoolFigures = v.object({
  /** Position in the list, from 1: by value locked, pools without a price last. */
  place: wholeNumber,
  pair: address,
  token0: address,
  token1: address,
  reserves: bothAmounts,
  locked: dollars,
  /** True if the pool of its price holds less than 1,000 dollars, or there is no price. */
  isThin: v.boolean(),
  /** The last 24 hours, including the current one. */
  day: v.object({ ...traded, paid: bothAmounts }),
  /** The last seven days in UTC, including today. */
  week: v.object({ ...traded, paid: bothAmounts }),
  /** The last thirty days in UTC, including today. */
  month: v.object({ ...traded, paid: bothAmounts }),
  /** A week's fees extrapolated to a year, per dollar in the pool. */
  yearly: v.nullable(finite),
  /** Today's traders, and how much of their input they traded back. */
  today: v.object({ traders: wholeNumber, back: bothAmounts }),
})
export type PoolFigures = v.InferInput<typeof PoolFigures>

/** Answer of GET /api/market/pools. */
export const MarketPools = indexPage(PoolFigures)
export type MarketPools = v.InferInput<typeof MarketPools>

/** Relative change of a price; null if there was or is none. */
const move = v.nullable(finite)

export const TokenFigures = v.object({
  /** Position in the list, from 1: by value locked, tokens without a price last. */
  place: wholeNumber,
  token: address,
  /** Price of one smallest unit. */
  price: dollars,
  change: v.object({ hour: move, day: move, week: move }),
  locked: dollars,
  isThin: v.boolean(),
  day: dollars,
  week: dollars,
  pools: wholeNumber,
  /** The pool with the largest reserve of the token. */
  deepest: address,
})
export type TokenFigures = v.InferInput<typeof TokenFigures>

/** Answer of GET /api/market/tokens. */
export const MarketTokens = indexPage(TokenFigures)
export type MarketTokens = v.InferInput<typeof MarketTokens>

/** Paid plays and their payers. `ownPlays`, paid by the artist or a payee, are counted apart. */
const playCounts = { plays: wholeNumber, ownPlays: wholeNumber, payers: wholeNumber }

/** Totals of the exchange and the jukebox. Pools without a price are counted but are in no sum. */
export const MarketOverview = v.object({
  timeSeconds: seconds,
  pools: wholeNumber,
  withoutPrice: wholeNumber,
  locked: finite,
  day: v.object({ volume: finite, fees: finite, trades: wholeNumber }),
  week: v.object({ volume: finite, fees: finite, trades: wholeNumber, ...playCounts }),
  month: v.object({ volume: finite, fees: finite, trades: wholeNumber, ...playCounts }),
  /** The last thirty days in UTC, oldest first; a day is counted from 1970. */
  days: v.array(v.object({ day: wholeNumber, volume: finite, fees: finite, trades: wholeNumber, ...playCounts })),
})
export type MarketOverview = v.InferInput<typeof MarketOverview>

/** Answer of GET /api/market: one row. */
export const Market = indexPage(MarketOverview)
export type Market = v.InferInput<typeof Market>

export const marketResource = resource({
  path: MARKET_PATH,
  description:
    'Totals of the exchange and the jukebox, as one row. Dollars follow from the pools of that block; volume is what was paid, at current prices. Pools without a route to a dollar price are counted but are part of no sum. Days are in UTC and include the present one.',
  query: {},
  row: MarketOverview,
  answer: Market,
})

export const marketPoolsResource = resource({
  path: MARKET_POOLS_PATH,
  description:
    'Pools that are not empty, with their trades, most dollars first. 500 per page. A day is 24 full hours, the present hour included; a week and a month are 7 and 30 days in UTC, the present day included. Amounts that an account paid into a pool and got back from it on the same day are given separately, as `back`.',
  query: {
    after: byNumber('the `place` of the last pool of the previous page'),
  },
  row: PoolFigures,
  answer: MarketPools,
})

export const marketTokensResource = resource({
  path: MARKET_TOKENS_PATH,
  description:
    'Tokens in pools, most locked dollars first. 500 per page. A change is a fraction of the earlier price: 0.1 means a tenth more.',
  query: {
    after: byNumber('the `place` of the last token of the previous page'),
  },
  row: TokenFigures,
  answer: MarketTokens,
})
