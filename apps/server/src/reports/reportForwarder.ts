import type { Report } from '@musi/api/reports'
import type { ByteBudget } from '../platform/byteBudget.ts'
import { shownUrl } from '../config/redact.ts'
import type { Log } from '../platform/log.ts'
import { type Doors, addressOf } from '../outside/readOutside.ts'
import { turnstile } from '../platform/turnstile.ts'

/** Reports on their way to the address that the configuration names. */
export type ReportForwarder = {
  /** Resolves when it is there or given up; nobody waits for that but tests. */
  forward: (report: Report) => Promise<void>
}

type Setting = { name: string; url: string; doors: Doors; budget: ByteBudget; log: Log }

const TIMEOUT_MS = 8000
/** Its answer is of no interest. */
const MAX_ANSWER_BYTES = 64 * 1024
/** What does not get through in time is dropped: a report is never worth waiting for. */
const UNDERWAY = { atOnce: 4, waiting: 64 }
/** The address is the operator's, yet no path into the network of this machine (spec: outside.reports). */
const NOBODY: ReadonlySet<string> = new Set()

export function reportForwarder({ name, url, doors, budget, log }: Setting): ReportForwarder {
  const gate = turnstile(UNDERWAY.atOnce, UNDERWAY.waiting)
  let said = ''

  const sayOnce = (why: string) => {
    if (why !== '' && why !== said) log.warn(`${name} ${shownUrl(url)}: ${why}. Reports are dropped meanwhile.`)
    said = why
  }

  async function sent(report: Report): Promise<string> {
    const address = await addressOf(doors, new URL(url), NOBODY)
    if (address === null) return 'the host has no public address'
    const hold = budget.hold()
    try {
      const headers = { 'content-type': 'application/json', 'user-agent': 'musi' }
      const body = JSON.stringify(report)
      const limits = { maxBytes: MAX_ANSWER_BYTES, timeoutMs: TIMEOUT_MS }
      const answer = await doors.dial({ url: new URL(url), method: 'POST', headers, body, hold, ...limits }, address)
      if (!answer.ok) return answer.failure.kind
      return answer.answer.status < 300 ? '' : `it answers ${answer.answer.status}`
    } finally {
      hold.release()
    }
  }

  return {
    async forward(report) {
      const leave = await gate.enter()
      if (leave === null) return
      await sent(report)
        .then(sayOnce, () => sayOnce('unreachable'))
        .finally(leave)
    },
  }
}
