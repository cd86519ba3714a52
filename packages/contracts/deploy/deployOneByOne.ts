import { type Deployment, WAS_REVERTED, failed, isMissing, reason } from './deployment.ts'
import { succeeded } from './receipt.ts'
import type { Request } from './request.ts'
import type { Sender } from './sender.ts'
import type { Step } from './step.ts'

/** For a public chain: one transaction after the other, each estimated before it is sent. */
export async function deployOneByOne(request: Request, sender: Sender, all: readonly Step[]): Promise<Deployment> {
  // What a killed run has sent may still be on its way; asked now, its step would be done a second time.
  await sender.settled()
  let sent = 0
  for (const step of all) {
    if (await step.isDone(request)) continue
    if (step.kind !== 'send') return failed(step.name, isMissing(step.address))
    try {
      // Estimates are exact for the state they were made in; a fifth more is for what changes until then.
      const gas = ((await sender.estimate(step.call)) * 12n) / 10n
      if (!(await succeeded(request, await sender.send(step.call, gas)))) return failed(step.name, WAS_REVERTED)
    } catch (error) {
      return failed(step.name, reason(error))
    }
    sent += 1
  }
  return { ok: true, steps: sent, skipped: all.length - sent }
}
