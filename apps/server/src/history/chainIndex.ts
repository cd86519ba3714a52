import { type HistoryNews, HISTORY_TOPICS, type HistoryTopic } from '@musi/api/history/historyNews'
import type { HeadHub } from '#platform/heads/headHub.ts'
import { deferToPages } from '#platform/heads/deferToPages.ts'
import type { Log } from '#platform/log.ts'
import type { Progress } from './follower.ts'
import type { HistoryPage, HistoryQuery } from './rows/historyQueries.ts'
import type { Mark } from './store/historyStore.ts'
import type { IndexPlan, IndexReport } from './indexMessages.ts'
import { indexWorker } from './indexWorker.ts'

export type IndexStatus = {
  /** The newest indexed block; null if there is none. */
  at: Mark | null
  /** The first indexed block; null until it is known. */
  since: number | null
  /** Blocks left to index; null while the chain's height is unknown or nothing is indexed. */
  behind: number | null
  /** True once it has caught up with the chain; from then on it follows it. */
  isFollowing: boolean
  /** True while it cannot continue and is retrying. */
  isInTrouble: boolean
}

type Kind = HistoryQuery['kind']
export type IndexPage<Each extends Kind> = HistoryPage<Each> & { since: number; behind: number }

/** The rest of the server reads the history through this. A worker thread owns its database. */
export type ChainIndex = {
  /** True if this server keeps a history. */
  isKept: boolean
  /** True if the history has every transaction of the chain. */
  hasTransactions: boolean
  status: () => IndexStatus
  /** A number per topic that changes when rows of the topic are added or removed. */
  topics: () => HistoryNews['topics']
  /** Answers a query; null if nothing is indexed yet or the history is unavailable. */
  query: <Each extends Kind>(query: Extract<HistoryQuery, { kind: Each }>) => Promise<IndexPage<Each> | null>
  /** Calls back after each span that was indexed or undone, and when following starts or stops. */
  follow: (onChange: (undoneAfter: number | null) => void) => () => void
  /** Starts the thread; called once the page can be served. */
  start: () => void
  stop: () => Promise<void>
}

type IndexOptions = {
  /** `plan` is null if this chain has nothing to index. */
  plan: IndexPlan | null
  heads: Pick<HeadHub, 'follow'>
  log: Log
  restartMs?: number
}

const RESTART_MS = 5000

type State = {
  /** The newest block named by a head or by the thread. */
  tip: number
  /** The newest indexed block. */
  at: Mark | null
  since: number | null
  activity: 'starting' | 'following' | 'trouble'
}

export function chainIndex({ plan, heads, log, restartMs = RESTART_MS }: IndexOptions): ChainIndex {
  const listeners = new Set<(undoneAfter: number | null) => void>()
  const topics = topicNumbers()
  const state: State = { tip: 0, at: null, since: null, activity: 'starting' }
  const onChange = (undoneAfter: number | null) => {
    for (const listener of listeners) listener(undoneAfter)
  }
  const onTrouble = (sentence: string) => {
    noteTrouble(state, sentence, log)
    onChange(null)
  }
  function onReport(report: Exclude<IndexReport, { kind: 'answer' }>) {
    switch (report.kind) {
      case 'since':
        state.since = report.block
        return
      case 'progress':
        noteProgress(state, report.progress)
        topics.note(report.progress.topics)
        return onChange(report.progress.undoneAfter)
      case 'caughtUp':
        if (noteCaughtUp(state, log)) onChange(null)
        return
      case 'trouble':
        return onTrouble(report.sentence)
      case 'log':
        return log[report.level](report.line)
      default:
        return report satisfies never
    }
  }
  const worker = plan === null ? null : indexWorker({ plan, restartMs, onReport, onTrouble })
  const headChecks = deferToPages(() => worker?.checkForHead())
  const unfollow = heads.follow(({ head }) => {
    state.tip = head.number
    headChecks.soon(head)
  })

  return {
    isKept: plan !== null,
    hasTransactions: plan?.takesTransactions ?? false,
    status: () => statusOf(state),
    topics: topics.now,
    async query<Each extends Kind>(query: Extract<HistoryQuery, { kind: Each }>) {
      const page = (await worker?.query(query)) as HistoryPage<Each> | null | undefined
      if (page === null || page === undefined) return null
      return { ...page, since: state.since ?? 0, behind: Math.max(0, state.tip - page.at.number) }
    },
    follow(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    start: () => worker?.start(),
    async stop() {
      unfollow()
      headChecks.stop()
      await worker?.stop()
    },
  }
}

const statusOf = ({ at, since, tip, activity }: State): IndexStatus => ({
  at,
  since,
  behind: at === null ? null : Math.max(0, tip - at.number),
  isFollowing: activity === 'following',
  isInTrouble: activity === 'trouble',
})

function noteProgress(state: State, { at, tip, undoneAfter }: Progress): void {
  state.at = at
  // After a reorganisation the chain may be shorter than the last head.
  state.tip = undoneAfter === null ? Math.max(state.tip, tip) : tip
}

function noteTrouble(state: State, sentence: string, log: Log): void {
  if (state.activity !== 'trouble') log.warn(`The history of the chain cannot go on: ${sentence}`)
  state.activity = 'trouble'
}

/** Returns true the first time the history has caught up with the chain. */
function noteCaughtUp(state: State, log: Log): boolean {
  if (state.activity === 'trouble') log.info('The history of the chain goes on.')
  const hasChanged = state.activity !== 'following'
  state.activity = 'following'
  return hasChanged
}

/** A number per topic that changes when rows of the topic are added or removed. */
function topicNumbers() {
  let lastChange = 0
  let topics = {} as HistoryNews['topics']
  /** Uses the clock, so that numbers are not reused after a restart. */
  function note(changed: readonly HistoryTopic[]): void {
    if (changed.length === 0) return
    lastChange = Math.max(lastChange + 1, Date.now())
    topics = { ...topics, ...Object.fromEntries(changed.map((topic) => [topic, lastChange])) }
  }
  note(HISTORY_TOPICS)
  return { now: () => topics, note }
}
