import { type Deployment, WAS_REVERTED, deployFailure, noContractAt, reason } from '../runner/deployment.ts'
import { pause } from '../runner/pause.ts'
import { EndpointTrouble, NodeRefusal } from './patientEndpoint.ts'
import type { PublicSender } from './publicSender.ts'
import type { CarryOutResult } from './waitForBlock.ts'
import type { Request } from '../runner/request.ts'
import type { Step } from '../runner/step.ts'

export type Progress = {
  onStart: (step: Step) => void
  onEnd: (step: Step, result: CarryOutResult) => void
}

/** Polls for a step's effect, because the nodes behind one endpoint differ by some blocks for seconds. */
const POLLS = 40
const POLL_MS = 500
const NOT_SHOWN = 'its transaction is in a block, but the endpoint does not show what it did.'
/** Attempts per step; a nonce used by others more often means that the key is used elsewhere. */
const ATTEMPTS = 3

/** Deploys to a public chain, one transaction after the other. Each step checks the chain first, so a run can be killed anywhere. */
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
      // A killed run may have left a pending transaction; checking before it is mined would repeat its step.
      if (sent === 0) await sender.settle()
      if (await step.isDone(request)) continue
      if (step.kind !== 'send') return deployFailure(step.name, noContractAt(step.address))
      progress.onStart(step)
      const why = await carryOutStep(request, sender, step, progress)
      if (why !== null) return deployFailure(step.name, why)
    } catch (error) {
      if (!(error instanceof EndpointTrouble || error instanceof NodeRefusal)) throw error
      return deployFailure(step.name, reason(error))
    }
    sent += 1
  }
  return { ok: true, steps: sent, skipped: all.length - sent }
}

async function carryOutStep(
  request: Request,
  sender: PublicSender,
  step: Extract<Step, { kind: 'send' }>,
  progress: Progress,
): Promise<string | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await sender.carryOut(step.call)
    if (result.kind === 'mined' && result.succeeded) {
      progress.onEnd(step, result)
      return (await isShown(request, step)) ? null : NOT_SHOWN
    }
    // Somebody else may have deployed the same contract at the same moment.
    if (await step.isDone(request)) {
      progress.onEnd(step, { kind: 'overtaken' })
      return null
    }
    if (result.kind === 'mined') return WAS_REVERTED
  }
  return 'other transactions of this account came in between. Use its key in one place at a time.'
}

async function isShown(request: Request, step: Step): Promise<boolean> {
  for (let look = 0; look < POLLS; look++) {
    if (await step.isDone(request)) return true
    await pause(POLL_MS)
  }
  return false
}
