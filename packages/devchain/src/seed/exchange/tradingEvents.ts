import { type Dice, diceOf } from '@musi/domain/random/dice'
import { DAYS, momentsOf } from '../clock.ts'
import { type Pool, deviation } from './pools.ts'
import { meanRevertingTrade } from './meanRevertingTrade.ts'
import type { SeedEvent, SeedState } from '../seedState.ts'
import { targetPriceChange } from './targetPriceChange.ts'

/** Minimum and maximum number of trades at each time of the day. */
const TRADE_COUNTS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [0, 2],
] as const

/** On the last days every pool is traded, so that no price ends far from its start. */
const CLOSING_DAYS = 2

/** Tokens the traders avoid: look-alikes, and the fee token, which only Theo trades (traderLife.ts). */
const AVOIDED_TOKENS = new Set(['fee', 'sameSymbol', 'lookAlike'])

function tradablePools({ market, world }: SeedState) {
  const avoided = new Set(world.oddTokens.filter(({ odd }) => AVOIDED_TOKENS.has(odd)).map(({ address }) => address))
  return () => market.pools.filter(({ version, tokens }) => version === 'v2' && !avoided.has(tokens[1]))
}

type Gap = (pool: Pool) => number
/** The pool furthest from its target price. */
function furthestPool(pools: readonly Pool[], gap: Gap): Pool {
  const [best] = pools.toSorted((one, other) => Math.abs(gap(other)) - Math.abs(gap(one)))
  if (best === undefined) throw new Error('There is no pool to trade on.')
  return best
}

const threePools = (dice: Dice, pools: readonly Pool[]) =>
  [0, 1, 2].flatMap(() => pools[dice.wholeNumber(0, pools.length - 1)] ?? [])

/** Thirty days of trades: most buy tokens below their target price and sell tokens above it. */
export function tradingEvents(seed: SeedState): SeedEvent[] {
  const targetChange = targetPriceChange(seed)
  const pools = tradablePools(seed)
  const dice = diceOf('Thirty days of trading')
  return DAYS.flatMap((daysAgo) =>
    momentsOf(daysAgo).map((secondsAgo, slot): SeedEvent => {
      const [min, max] = TRADE_COUNTS[slot] ?? [0, 0]
      const count = dice.wholeNumber(min, max)
      return {
        secondsAgo,
        act() {
          const gap: Gap = (pool) => targetChange(pool, daysAgo) - deviation(pool)
          return Array.from({ length: count }, () => {
            const seen = daysAgo < CLOSING_DAYS ? pools() : threePools(dice, pools())
            const pool = furthestPool(seen, gap)
            return meanRevertingTrade(seed, dice, pool, gap(pool))
          }).flat()
        },
      }
    }),
  )
}
