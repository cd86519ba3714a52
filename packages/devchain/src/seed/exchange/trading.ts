import { type Dice, diceOf } from '@musi/domain/random/dice'
import { DAYS, momentsOf } from '../clock.ts'
import { type Pool, deviation } from './pools.ts'
import { meanRevertingTrade } from './meanRevertingTrade.ts'
import type { SeedEvent, SeedState } from '../stage.ts'
import { wanderOf } from './wander.ts'

/** The fewest and the most trades of each of the day's moments: evenings are busy, nights are not. */
const RHYTHM = [
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [0, 2],
] as const

/** At the end people look at every pool, so that no price is left far from where it began. */
const CLOSING_DAYS = 2

/** Traders do not touch what only looks like something; what takes a fee is left to Theo (traderLife.ts). */
const AVOIDED = new Set(['fee', 'sameSymbol', 'lookAlike'])

function tradable({ market, world }: SeedState) {
  const avoided = new Set(world.oddTokens.filter(({ odd }) => AVOIDED.has(odd)).map(({ address }) => address))
  return () => market.pools.filter(({ version, tokens }) => version === 'v2' && !avoided.has(tokens[1]))
}

type Gap = (pool: Pool) => number
/** The pool furthest from its target price, among the few considered. */
function furthest(pools: readonly Pool[], gap: Gap): Pool {
  const [best] = pools.toSorted((one, other) => Math.abs(gap(other)) - Math.abs(gap(one)))
  if (best === undefined) throw new Error('There is no pool to trade on.')
  return best
}

const three = (dice: Dice, pools: readonly Pool[]) =>
  [0, 1, 2].flatMap(() => pools[dice.wholeNumber(0, pools.length - 1)] ?? [])

/** Thirty days of people who buy what fell and sell what rose, each a little off. */
export function trading(stage: SeedState): SeedEvent[] {
  const wander = wanderOf(stage)
  const pools = tradable(stage)
  const dice = diceOf('Thirty days of trading')
  return DAYS.flatMap((daysAgo) =>
    momentsOf(daysAgo).map((secondsAgo, slot): SeedEvent => {
      const [fewest, most] = RHYTHM[slot] ?? [0, 0]
      const count = dice.wholeNumber(fewest, most)
      return {
        secondsAgo,
        act() {
          const gap: Gap = (pool) => wander(pool, daysAgo) - deviation(pool)
          return Array.from({ length: count }, () => {
            const seen = daysAgo < CLOSING_DAYS ? pools() : three(dice, pools())
            const pool = furthest(seen, gap)
            return meanRevertingTrade(stage, dice, pool, gap(pool))
          }).flat()
        },
      }
    }),
  )
}
