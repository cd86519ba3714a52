import type { World } from '@musi/contracts/deploy/world'
import { airdropLife } from './airdropLife.ts'
import { collectorLife } from './collectorLife.ts'
import { farmerLives } from './farmerLives.ts'
import { givenPlayEvents } from '../music/givenPlays.ts'
import { tabEvents } from '../music/tabEvents.ts'
import { owedShareEvents } from '../music/owedShareEvents.ts'
import { passkeyLives } from './passkeyLives.ts'
import { playEvents } from '../music/playEvents.ts'
import { providerLife } from './providerLife.ts'
import { releaseEvents } from '../music/releaseEvents.ts'
import { type SeedEvent, createSeedState } from '../seedState.ts'
import { stakerLife } from './stakerLife.ts'
import { stockEvents } from '../exchange/stockEvents.ts'
import type { Moment } from '../timeline.ts'
import { traderLife } from './traderLife.ts'
import { tradingEvents } from '../exchange/tradingEvents.ts'
import { veteranLife } from './veteranLife.ts'

/**
 * Transactions of the seeded people in thirty days, oldest first. They depend only on the world, without clock or
 * randomness. Nico, the newcomer, has none. Afterwards the simulated state matches the chain.
 */
export async function lifeMoments(world: World, seed = createSeedState(world)): Promise<Moment[]> {
  const events: SeedEvent[] = [
    ...releaseEvents(seed.artists.length),
    ...stockEvents(),
    ...farmerLives(),
    ...traderLife(),
    ...veteranLife(),
    ...providerLife(),
    ...stakerLife(),
    ...collectorLife(),
    ...airdropLife(),
    ...tradingEvents(seed),
    ...playEvents(),
    ...owedShareEvents(),
    ...givenPlayEvents(),
    ...tabEvents(),
    ...passkeyLives(),
  ]
  const moments: { secondsAgo: number; steps: Moment['steps'] }[] = []
  for (const { secondsAgo, act } of events.toSorted((one, other) => other.secondsAgo - one.secondsAgo)) {
    const steps = await act(seed)
    const last = moments.at(-1)
    if (last?.secondsAgo === secondsAgo) last.steps = [...last.steps, ...steps]
    else if (steps.length > 0) moments.push({ secondsAgo, steps })
  }
  return moments
}
