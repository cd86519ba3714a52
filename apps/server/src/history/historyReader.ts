import { HISTORY_TOPICS, type HistoryTopic } from '@musi/api/history/historyNews'
import type { Progress } from './follower.ts'
import type { Mark } from './store/historyStore.ts'
import type { HistoryDb } from './store/tables.ts'

/** Tracks the history's progress on a server that does not write it. */
export type HistoryReader = {
  noteTopics: (topics: readonly HistoryTopic[]) => void
  /** `progress` is null if nothing changed. */
  poll: (tip: number) => Promise<{ progress: Progress | null; isCaughtUp: boolean }>
}

const BEFORE_FIRST_BLOCK = -1

export function historyReader(database: HistoryDb): HistoryReader {
  let lastMark: Mark | null = null
  let isFirst = true
  let changedTopics: readonly HistoryTopic[] = []

  const marks = () => database.selectFrom('marks').select(['number', 'hash'])

  return {
    noteTopics(topics) {
      changedTopics = [...changedTopics, ...topics]
    },
    async poll(tip) {
      const newest = (await marks().orderBy('number', 'desc').limit(1).executeTakeFirst()) ?? null
      const isSame = newest?.number === lastMark?.number && newest?.hash === lastMark?.hash
      const isCaughtUp = newest !== null && newest.number >= tip
      // News of a block may arrive after the block itself was found.
      if (isSame && !isFirst && changedTopics.length === 0) return { progress: null, isCaughtUp }
      const before = lastMark
      const markNow = before === null ? null : await marks().where('number', '=', before.number).executeTakeFirst()
      const isUndone = before !== null && markNow?.hash !== before.hash
      // Missed updates may concern any topic.
      const topics = isFirst || isUndone || changedTopics.length === 0 ? HISTORY_TOPICS : [...new Set(changedTopics)]
      lastMark = newest
      isFirst = false
      changedTopics = []
      return { progress: { at: newest, tip, undoneAfter: isUndone ? BEFORE_FIRST_BLOCK : null, topics }, isCaughtUp }
    },
  }
}
