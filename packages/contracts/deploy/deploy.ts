import type { Hex } from 'viem'
import { deployAtOnce } from './deployAtOnce.ts'
import { deployOneByOne } from './deployOneByOne.ts'
import type { Deployment } from './deployment.ts'
import type { Request } from './request.ts'
import { senderOf } from './sender.ts'
import { steps } from './steps.ts'
import type { World } from './world.ts'

/** On a public chain test tokens and seeded pools are left out, and nothing is asked that only a chain of our own grants. */
export type Whose = 'own' | 'public'

/** Brings a chain to what the list of steps says, from wherever it stands. */
export async function deploy(options: {
  request: Request
  chainId: number
  /** Signs here; it is never sent anywhere. */
  privateKey: Hex
  world: World
  whose: Whose
}): Promise<Deployment> {
  const { request, chainId, world, whose } = options
  const sender = await senderOf(request, chainId, options.privateKey)
  const all = steps(world)
  if (whose === 'own') return deployAtOnce(request, sender, all)
  const needed = all.filter((step) => step.localOnly !== true)
  return deployOneByOne(request, sender, needed)
}
