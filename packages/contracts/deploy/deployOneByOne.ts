import { type Deployment, WAS_REVERTED, failed, isMissing, reason } from './deployment.ts'
import { pause } from './pause.ts'
import { EndpointTrouble, NodeRefusal } from './public/patientEndpoint.ts'
import type { PublicSender } from './public/publicSender.ts'
import type { Carried } from './public/waitForBlock.ts'
import type { Request } from './request.ts'
import type { Step } from './step.ts'

export type Progress = {
  starts: (step: Step) => void
  ends: (step: Step, carried: Carried) => void
}

/** Nodes behind one address are not all at the same block; what one of them has mined the next one shows within seconds. */
const LOOKS = 40
const LOOK_MS = 500
const NOT_SHOWN = 'its transaction is in a block, but the endpoint does not show what it did.'
/** Another transaction of the account may take a number once or twice; more often than that somebody else uses its key. */
const ATTEMPTS = 3

/** For a public chain: one transaction after the other. Each step asks the chain first, so it can be killed anywhere. */
export async function deployOneByOne(
  request: Request,
  sender: PublicSender,
  all: readonly Step[],
  progress: Progress,
): Promise<Deployment> {
  let sent = 0
  for (const step of all) {
    if (step.localOnly === true) throw new Error(`"${step.name}" is for a chain of our own only.`)
    try {
      // What a killed run has sent may still be on its way; asked before, its step would be done a second time.
      if (sent === 0) await sender.settle()
      if (await step.isDone(request)) continue
      if (step.kind !== 'send') return failed(step.name, isMissing(step.address))
      progress.starts(step)
      const why = await carriedOut(request, sender, step, progress)
      if (why !== null) return failed(step.name, why)
    } catch (error) {
      if (!(error instanceof EndpointTrouble || error instanceof NodeRefusal)) throw error
      return failed(step.name, reason(error))
    }
    sent += 1
  }
  return { ok: true, steps: sent, skipped: all.length - sent }
}

async function carriedOut(
  request: Request,
  sender: PublicSender,
  step: Extract<Step, { kind: 'send' }>,
  progress: Progress,
): Promise<string | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const carried = await sender.carryOut(step.call)
    if (carried.kind === 'mined' && carried.succeeded) {
      progress.ends(step, carried)
      return (await isShown(request, step)) ? null : NOT_SHOWN
    }
    // Somebody else may have done it at the same moment: whoever deploys it, it is the same contract.
    if (await step.isDone(request)) {
      progress.ends(step, { kind: 'overtaken' })
      return null
    }
    if (carried.kind === 'mined') return WAS_REVERTED
  }
  return 'other transactions of this account came in between. Use its key in one place at a time.'
}

async function isShown(request: Request, step: Step): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (await step.isDone(request)) return true
    await pause(LOOK_MS)
  }
  return false
}
