import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { IndexCommand, IndexPlan, IndexReport } from './indexMessages.ts'
import type { HistoryPage, HistoryQuery } from './rows/historyQueries.ts'

/** Time a query waits for a busy thread before it is refused. */
const ANSWER_MS = 5000
const MAX_WAITING_QUERIES = 200
const STOP_TIMEOUT_MS = 2000

type Page = HistoryPage<HistoryQuery['kind']>
type Waiting = { resolve: (page: Page | null) => void; timer: NodeJS.Timeout }

type Options = {
  plan: IndexPlan
  restartMs: number
  onReport: (report: Exclude<IndexReport, { kind: 'answer' }>) => void
  onTrouble: (sentence: string) => void
}

/** Runs the thread that follows the chain, and restarts it whenever it ends. */
export function indexWorker({ plan, restartMs, onReport, onTrouble }: Options) {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let hasEnded = false
  let restart: NodeJS.Timeout | undefined
  let lastId = 0
  const post = (order: IndexCommand) => worker?.postMessage(order, [])

  function resolve(id: number, page: Page | null) {
    const entry = waiting.get(id)
    if (entry === undefined) return
    clearTimeout(entry.timer)
    waiting.delete(id)
    entry.resolve(page)
  }

  function start() {
    if (hasEnded) return
    worker = new Worker(new URL('indexThread.ts', import.meta.url), { workerData: plan })
    worker.unref()
    worker.on('message', (report: IndexReport) =>
      report.kind === 'answer' ? resolve(report.id, report.page) : onReport(report),
    )
    worker.on('error', (error) => onTrouble(error instanceof Error ? error.message : String(error)))
    worker.once('exit', () => {
      worker = null
      for (const id of waiting.keys()) resolve(id, null)
      if (hasEnded) return
      // Until the restart, readers must not assume that the rows are current.
      onTrouble('its thread has ended.')
      restart = setTimeout(start, restartMs).unref()
    })
  }

  return {
    start,
    checkForHead: () => post({ kind: 'head' }),
    /** Returns null if the thread is not running or too busy. */
    async query(query: HistoryQuery): Promise<Page | null> {
      if (worker === null || waiting.size >= MAX_WAITING_QUERIES) return null
      const id = (lastId += 1)
      const { promise, resolve: settle } = Promise.withResolvers<Page | null>()
      waiting.set(id, { resolve: settle, timer: setTimeout(() => resolve(id, null), ANSWER_MS).unref() })
      post({ kind: 'query', id, query })
      return await promise
    },
    async stop() {
      hasEnded = true
      clearTimeout(restart)
      if (worker === null) return
      const ended = once(worker, 'exit')
      post({ kind: 'stop' })
      // Gives the thread time to finish the current span; ending it earlier loses nothing.
      const terminateTimer = setTimeout(() => void worker?.terminate(), STOP_TIMEOUT_MS)
      await ended
      clearTimeout(terminateTimer)
    },
  }
}
