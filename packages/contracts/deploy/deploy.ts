import type { Hex } from 'viem'
import { deployAtOnce } from './runner/deployAtOnce.ts'
import type { Deployment } from './runner/deployment.ts'
import type { Request } from './runner/request.ts'
import { senderOf } from './runner/sender.ts'
import { steps } from './steps.ts'
import type { World } from './world.ts'

/** Runs all missing steps on a chain of our own. For a public chain, see public/publicDeploy.ts. */
export async function deploy(options: {
  request: Request
  chainId: number
  /** Used for signing locally; never sent anywhere. */
  privateKey: Hex
  world: World
}): Promise<Deployment> {
  const { request, chainId, world } = options
  const sender = await senderOf(request, chainId, options.privateKey)
  return deployAtOnce(request, sender, steps(world))
}
