import type { Report } from '@musi/api/page/reports'
import type { ByteBudget } from '#platform/byteBudget.ts'
import { shownUrl } from '#platform/config/redact.ts'
import type { Log } from '#platform/log.ts'
import { type Network, addressOf } from '#edge/outside/readOutside.ts'
import { turnstile } from '#platform/turnstile.ts'
import type { Config } from '#platform/config/config.ts'

/** Forwards reports to the configured address. */
export type ReportForwarder = {
  /** Resolves once the report is delivered or given up. Only tests wait for that. */
  forward: (report: Report) => Promise<void>
}

type ForwarderOptions = { name: string; url: string; network: Network; budget: ByteBudget; log: Log }

const TIMEOUT_MS = 8000
/** The answer's content is ignored. */
const MAX_ANSWER_BYTES = 64 * 1024
/** Reports that cannot be sent in time are dropped, because they are not worth waiting for. */
const SEND_LIMITS = { atOnce: 4, waiting: 64 }
/**
 * Although the operator chose the address, it must not lead into this machine's network (spec:
 * outside.reports).
 */
const NO_TRUSTED_HOSTS: ReadonlySet<string> = new Set()

function reportForwarder({ name, url, network: doors, budget, log }: ForwarderOptions): ReportForwarder {
  const slots = turnstile(SEND_LIMITS.atOnce, SEND_LIMITS.waiting)
  let lastProblem = ''

  const logOnce = (problem: string) => {
    if (problem !== '' && problem !== lastProblem)
      log.warn(`${name} ${shownUrl(url)}: ${problem}. Reports are dropped meanwhile.`)
    lastProblem = problem
  }

  async function deliver(report: Report): Promise<string> {
    const address = await addressOf(doors, new URL(url), NO_TRUSTED_HOSTS)
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
      const leave = await slots.enter()
      if (leave === null) return
      await deliver(report)
        .then(logOnce, () => logOnce('unreachable'))
        .finally(leave)
    },
  }
}

/** The forwarder of each kind of report; null if this kind is not collected. */
type Reports = Readonly<Record<'analytics' | 'errors', ReportForwarder | null>>
type Tools = Omit<Parameters<typeof reportForwarder>[0], 'name' | 'url'>

/** Off unless configured (spec: reports.off-by-default). */
export function reportsOf(
  { analyticsUrl, errorReportUrl }: Pick<Config, 'analyticsUrl' | 'errorReportUrl'>,
  tools: Tools,
): Reports {
  const forwarderFor = (name: string, url: string | null) =>
    url === null ? null : reportForwarder({ name, url, ...tools })
  return {
    analytics: forwarderFor('MUSI_ANALYTICS_URL', analyticsUrl),
    errors: forwarderFor('MUSI_ERROR_REPORT_URL', errorReportUrl),
  }
}
