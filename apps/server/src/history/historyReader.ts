import { HISTORY_TOPICS, type HistoryTopic } from '@musi/api/history/historyNews'
import type { Progress } from './follower.ts'
import type { Mark } from './store/historyStore.ts'
import type { HistoryDb } from './store/tables.ts'

/** Tracks the history's progress on a server that does not write it. */
export type HistoryReader = {
  note: (topics: readonly HistoryTopic[]) => void
  /** `progress` null: as before. */
  look: (tip: number) => Promise<{ progress: Progress | null; isLevel: boolean }>
}

const BEFORE_ALL = -1

export function historyReader(database: HistoryDb): HistoryReader {
  let at: Mark | null = null
  let isFirst = true
  let noted: readonly HistoryTopic[] = []

  const marks = () => database.selectFrom('marks').select(['number', 'hash'])

  return {
    note(topics) {
      noted = [...noted, ...topics]
    },
    async look(tip) {
      const newest = (await marks().orderBy('number', 'desc').limit(1).executeTakeFirst()) ?? null
      const isSame = newest?.number === at?.number && newest?.hash === at?.hash
      const isLevel = newest !== null && newest.number >= tip
      if (isSame && !isFirst) return { progress: null, isLevel }
      const earlier = at
      const kept = earlier === null ? null : await marks().where('number', '=', earlier.number).executeTakeFirst()
      const isUndone = earlier !== null && kept?.hash !== earlier.hash
      // Missed updates may concern any topic.
      const topics = isFirst || isUndone || noted.length === 0 ? HISTORY_TOPICS : [...new Set(noted)]
      ;[at, isFirst, noted] = [newest, false, []]
      return { progress: { at: newest, tip, undoneAfter: isUndone ? BEFORE_ALL : null, topics }, isLevel }
    },
  }
}
