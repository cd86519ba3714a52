import type { HistoryNews } from '@musi/api/history/historyNews'
import type { HeadHub } from '#platform/heads/headHub.ts'
import { standBack } from '#platform/heads/standBack.ts'
import type { Log } from '#platform/log.ts'
import type { Progress } from './follower.ts'
import type { HistoryPage, HistoryQuery } from './rows/historyQueries.ts'
import type { Mark } from './store/historyStore.ts'
import { topicNumbers } from './topicNumbers.ts'
import type { IndexPlan, IndexReport } from './indexMessages.ts'
import { indexWorker } from './indexWorker.ts'

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

const RESTART_MS = 5000

type State = {
  /** The newest block that a head or the thread has named. */
  tip: number
  /** The newest block that was taken in. */
  at: Mark | null
  since: number | null
  activity: 'starting' | 'following' | 'trouble'
}

export function chainIndex({ plan, heads, log, restartMs = RESTART_MS }: IndexOptions): ChainIndex {
  const listeners = new Set<(undoneAfter: number | null) => void>()
  const topics = topicNumbers()
  const state: State = { tip: 0, at: null, since: null, activity: 'starting' }
  const onChange = (undoneAfter: number | null) => {
    for (const hear of listeners) hear(undoneAfter)
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
      case 'level':
        if (noteLevel(state, log)) onChange(null)
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
  const catchingUp = standBack(() => worker?.lookForHead())
  const unfollow = heads.follow(({ head }) => {
    state.tip = head.number
    catchingUp.soon(head)
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
      catchingUp.stop()
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
  // A chain that went back may be shorter than the last head said.
  state.tip = undoneAfter === null ? Math.max(state.tip, tip) : tip
}

function noteTrouble(state: State, sentence: string, log: Log): void {
  if (state.activity !== 'trouble') log.warn(`The history of the chain cannot go on: ${sentence}`)
  state.activity = 'trouble'
}

/** True where it had not been level before. */
function noteLevel(state: State, log: Log): boolean {
  if (state.activity === 'trouble') log.info('The history of the chain goes on.')
  const hasChanged = state.activity !== 'following'
  state.activity = 'following'
  return hasChanged
}
