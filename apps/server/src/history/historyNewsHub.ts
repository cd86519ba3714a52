import type { HistoryNews } from '@musi/api/history/historyNews'
import { audience } from '#platform/audience.ts'
import type { ChainIndex } from './chainIndex.ts'

/** Publishes the history's progress to all open pages. Rapid updates are merged into the latest one. */
export type HistoryNewsHub = {
  /** Null if this server keeps no history. */
  latest: () => HistoryNews | null
  listen: (onNews: (news: HistoryNews) => void, client?: string) => () => void
  stop: () => void
}

/** The first change is told at once, and those of this time after it at its end. */
const PACE_MS = 200

export function historyNewsHub(index: Pick<ChainIndex, 'isKept' | 'status' | 'topics' | 'follow'>): HistoryNewsHub {
  const listeners = audience<HistoryNews>()
  let pause: NodeJS.Timeout | undefined
  let isDue = false
  let last = ''

  const latest = () => {
    if (!index.isKept) return null
    const { at, behind, isFollowing } = index.status()
    return { at: at?.number ?? null, behind, isFollowing, topics: index.topics() }
  }

  function tell() {
    isDue = false
    const news = latest()
    const text = JSON.stringify(news)
    if (news === null || text === last) return
    last = text
    listeners.tell(news)
    pause = setTimeout(() => {
      pause = undefined
      if (isDue) tell()
    }, PACE_MS).unref()
  }

  const unfollow = index.follow(() => {
    isDue = true
    if (pause === undefined) tell()
  })

  return {
    latest,
    listen: listeners.add,
    stop() {
      clearTimeout(pause)
      unfollow()
    },
  }
}
