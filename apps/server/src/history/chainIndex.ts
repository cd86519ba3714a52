import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { HISTORY_TOPICS, type HistoryNews, type HistoryTopic } from '@musi/api/history/historyNews'
import type { HeadHub } from '#platform/heads/headHub.ts'
import { standBack } from '#platform/heads/standBack.ts'
import type { Log } from '#platform/log.ts'
import type { Progress } from './follower.ts'
import type { HistoryPage, HistoryQuery } from './store/historyQueries.ts'
import type { Mark } from './store/historyStore.ts'
import type { IndexOrder, IndexPlan, IndexReport } from './indexMessages.ts'

export type IndexStatus = {
  /** The newest block that was taken in; null: none yet. */
  at: Mark | null
  /** The first block that counts; null: not known yet. */
  since: number | null
  /** Null while it is not known how far the chain is, or nothing was taken in. */
  behind: number | null
  /** It has been level with the chain, and follows it. */
  isFollowing: boolean
  /** It cannot go on at the moment, and tries again. */
  isInTrouble: boolean
}

type Kind = HistoryQuery['kind']
export type IndexPage<Each extends Kind> = HistoryPage<Each> & { since: number; behind: number }

/** The history of the chain, as the rest of the server asks for it. The thread behind it has the database to itself. */
export type ChainIndex = {
  /** Whether this server keeps a history at all. */
  isKept: boolean
  /** Whether it has every transaction of the chain. */
  hasTransactions: boolean
  status: () => IndexStatus
  /** Each with a number that is another one when rows of it came or went. */
  topics: () => HistoryNews['topics']
  /** Null: nothing was taken in yet, or the history is away. */
  query: <Each extends Kind>(query: Extract<HistoryQuery, { kind: Each }>) => Promise<IndexPage<Each> | null>
  /** After each span that was taken in or undone, and when it begins or ceases to follow the chain. */
  follow: (onChange: (undoneAfter: number | null) => void) => () => void
  /** Not before the page can be served. */
  start: () => void
  stop: () => Promise<void>
}

type IndexOptions = {
  /** Null: this chain has nothing to make a history of. */
  plan: IndexPlan | null
  heads: Pick<HeadHub, 'follow'>
  log: Log
  restartMs?: number
}

/** Whoever asks while the thread is busy waits this long, and is then told to come again. */
const ANSWER_MS = 5000
const MOST_WAITING = 200
const RESTART_MS = 5000
const LAST_SPAN_MS = 2000

type Waiting = { resolve: (page: HistoryPage<Kind> | null) => void; timer: NodeJS.Timeout }

export function chainIndex({ plan, heads, log, restartMs = RESTART_MS }: IndexOptions): ChainIndex {
  const listeners = new Set<(undoneAfter: number | null) => void>()
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let hasEnded = false
  let restart: NodeJS.Timeout | undefined
  let lastId = 0
  /** The newest block that anybody told of: a head, or the thread. */
  let tip = 0
  let at: Mark | null = null
  let since: number | null = null
  let state: 'starting' | 'following' | 'trouble' = 'starting'

  let lastChange = 0
  let topics = {} as HistoryNews['topics']
  /** Of the clock, so that no number is met again after a restart. */
  function noteTopics(changedOnes: readonly HistoryTopic[]) {
    lastChange = Math.max(lastChange + 1, Date.now())
    topics = { ...topics, ...Object.fromEntries(changedOnes.map((topic) => [topic, lastChange])) }
  }
  noteTopics(HISTORY_TOPICS)

  const changed = (undoneAfter: number | null) => {
    for (const hear of listeners) hear(undoneAfter)
  }

  function onProgress(progress: Progress) {
    at = progress.at
    if (progress.topics.length > 0) noteTopics(progress.topics)
    // A chain that went back may be shorter than the last head said.
    tip = progress.undoneAfter === null ? Math.max(tip, progress.tip) : progress.tip
    changed(progress.undoneAfter)
  }

  function onTrouble(sentence: string) {
    if (state !== 'trouble') log.warn(`The history of the chain cannot go on: ${sentence}`)
    state = 'trouble'
    changed(null)
  }

  function onLevel() {
    if (state === 'trouble') log.info('The history of the chain goes on.')
    const hasChanged = state !== 'following'
    state = 'following'
    if (hasChanged) changed(null)
  }

  function resolve(id: number, page: HistoryPage<Kind> | null) {
    const entry = waiting.get(id)
    if (entry === undefined) return
    clearTimeout(entry.timer)
    waiting.delete(id)
    entry.resolve(page)
  }

  function onReport(report: IndexReport) {
    switch (report.kind) {
      case 'since':
        since = report.block
        return
      case 'progress':
        return onProgress(report.progress)
      case 'level':
        return onLevel()
      case 'trouble':
        return onTrouble(report.sentence)
      case 'answer':
        return resolve(report.id, report.page)
      case 'log':
        return log[report.level](report.line)
      default:
        return report satisfies never
    }
  }

  function start() {
    if (plan === null || hasEnded) return
    worker = new Worker(new URL('indexThread.ts', import.meta.url), { workerData: plan })
    worker.unref()
    worker.on('message', onReport)
    worker.on('error', (error) => onTrouble(error instanceof Error ? error.message : String(error)))
    worker.once('exit', () => {
      worker = null
      for (const id of waiting.keys()) resolve(id, null)
      if (hasEnded) return
      // Nobody follows the chain until there is another: whoever looks shall not take what is there for the newest.
      onTrouble('its thread has ended.')
      restart = setTimeout(start, restartMs).unref()
    })
  }

  const post = (order: IndexOrder) => worker?.postMessage(order, [])
  const catchingUp = standBack(() => post({ kind: 'head' }))
  const unfollow = heads.follow(({ head }) => {
    tip = head.number
    catchingUp.soon(head)
  })
  const behind = () => (at === null ? null : Math.max(0, tip - at.number))

  return {
    isKept: plan !== null,
    hasTransactions: plan?.takesTransactions ?? false,
    status: () => ({
      at,
      since,
      behind: behind(),
      isFollowing: state === 'following',
      isInTrouble: state === 'trouble',
    }),
    topics: () => topics,
    async query<Each extends Kind>(query: Extract<HistoryQuery, { kind: Each }>) {
      if (worker === null || waiting.size >= MOST_WAITING) return null
      const id = (lastId += 1)
      const { promise, resolve: settle } = Promise.withResolvers<HistoryPage<Kind> | null>()
      waiting.set(id, { resolve: settle, timer: setTimeout(() => resolve(id, null), ANSWER_MS).unref() })
      post({ kind: 'query', id, query })
      const page = (await promise) as HistoryPage<Each> | null
      if (page === null) return null
      return { ...page, since: since ?? 0, behind: Math.max(0, tip - page.at.number) }
    },
    follow(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    start,
    async stop() {
      hasEnded = true
      clearTimeout(restart)
      unfollow()
      catchingUp.stop()
      if (worker === null) return
      const ended = once(worker, 'exit')
      post({ kind: 'stop' })
      // It finishes the span that it is at; whoever does not wait for it loses nothing.
      const late = setTimeout(() => void worker?.terminate(), LAST_SPAN_MS)
      await ended
      clearTimeout(late)
    },
  }
}
