import type { World } from '@musi/contracts/deploy/world'
import { type SeededArtist, seededArtists } from './music/artists.ts'
import { type Market, marketOf } from './exchange/pools.ts'
import { type SeedBalances, emptyBalances } from './seedBalances.ts'
import type { Step } from './timeline.ts'

/** The simulated state while the history is written. It tracks all changes, so that amounts are right without a chain. */
export type SeedState = {
  world: World
  artists: readonly SeededArtist[]
  market: Market
  balances: SeedBalances
}

/** Something that happens at a given time; its details depend on what happened before. */
export type SeedEvent = { secondsAgo: number; act: (seed: SeedState) => readonly Step[] | Promise<readonly Step[]> }

export const createSeedState = (world: World): SeedState => ({
  world,
  artists: seededArtists(world),
  market: marketOf(world),
  balances: emptyBalances(),
})
