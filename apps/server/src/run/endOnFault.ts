import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import type { Shutdown } from './shutdown.ts'

/**
 * Longer than running requests may take (edge/http/closeOnce.ts). After this time the process exits,
 * so that a supervisor restarts it.
 */
const LAST_REQUESTS_MS = 10_000
const FAULTY = 1

/**
 * After an uncaught error the process state is unknown: the error is logged, running requests are answered, everything
 * is stopped in order, and the process exits with an error code. Errors that follow from the first are not logged.
 */
export function endOnFault(shutdown: Shutdown, log: Pick<Log, 'error'>, drainMs: number): void {
  let isEnding = false
  async function end(fault: unknown) {
    if (isEnding) return
    isEnding = true
    const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
    log.error(`The server ends because of a fault in itself: ${what}`)
    const stopped = shutdown.end().then(
      () => true,
      () => false,
    )
    const isStopped = await Promise.race([stopped, sleep(drainMs + LAST_REQUESTS_MS, false, { ref: false })])
    if (!isStopped) await shutdown.stopNow().catch(() => undefined)
    process.exit(FAULTY)
  }
  process.on('uncaughtException', (fault) => void end(fault))
  process.on('unhandledRejection', (fault) => void end(fault))
}
