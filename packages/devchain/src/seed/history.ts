import type { World } from '@musi/contracts/deploy/world'
import { dropMoments } from './collectibles/drops.ts'
import { lifeMoments } from './lives/life.ts'
import { nameMoment } from './names.ts'
import { premiereMoment } from './music/premieres.ts'
import { proposalMoments } from './governance/proposals.ts'
import type { Moment } from './timeline.ts'
import { voterMoment } from './governance/voters.ts'

const ageOf = ({ secondsAgo }: Moment) => secondsAgo ?? 0

/** The whole seeded history, oldest first. */
export async function history(world: World, nowSeconds: number): Promise<Moment[]> {
  const moments = [
    voterMoment(world),
    nameMoment(world),
    ...proposalMoments(world, nowSeconds),
    ...(await lifeMoments(world)),
    premiereMoment(world, nowSeconds),
    ...(await dropMoments(world, nowSeconds)),
  ]
  return moments.toSorted((one, other) => ageOf(other) - ageOf(one))
}
