import type { World } from '@musi/contracts/deploy/world'
import { airdropLife } from './airdropLife.ts'
import { collectorLife } from './collectorLife.ts'
import { farmerLives } from './farmerLives.ts'
import { owedShare } from '../music/owedShare.ts'
import { plays } from '../music/plays.ts'
import { providerLife } from './providerLife.ts'
import { releases } from '../music/releases.ts'
import { type SeedEvent, stageOf } from '../stage.ts'
import { stakerLife } from './stakerLife.ts'
import { stocks } from '../exchange/stocks.ts'
import type { Moment } from '../timeline.ts'
import { traderLife } from './traderLife.ts'
import { trading } from '../exchange/trading.ts'
import { veteranLife } from './veteranLife.ts'

/**
 * Transactions of the seeded people in thirty days, oldest first. They depend only on the world, without clock or
 * randomness. Nico, the newcomer, has none. Afterwards the stage matches the chain.
 */
export async function lifeOf(world: World, stage = stageOf(world)): Promise<Moment[]> {
  const scenes: SeedEvent[] = [
    ...releases(stage.artists.length),
    ...stocks(),
    ...farmerLives(),
    ...traderLife(),
    ...veteranLife(),
    ...providerLife(),
    ...stakerLife(),
    ...collectorLife(),
    ...airdropLife(),
    ...trading(stage),
    ...plays(),
    ...owedShare(),
  ]
  const moments: { secondsAgo: number; steps: Moment['steps'] }[] = []
  for (const { secondsAgo, act } of scenes.toSorted((one, other) => other.secondsAgo - one.secondsAgo)) {
    const steps = await act(stage)
    const last = moments.at(-1)
    if (last?.secondsAgo === secondsAgo) last.steps = [...last.steps, ...steps]
    else if (steps.length > 0) moments.push({ secondsAgo, steps })
  }
  return moments
}
