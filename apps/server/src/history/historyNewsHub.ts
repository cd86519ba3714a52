import type { HistoryNews } from '@musi/api/history/historyNews'
import { broadcast } from '#platform/broadcast.ts'
import type { ChainIndex } from './chainIndex.ts'

/** Publishes the history's progress to all open pages. Rapid updates are merged into the latest one. */
export type HistoryNewsHub = {
  /** Returns null if this server keeps no history. */
  latest: () => HistoryNews | null
  listen: (onNews: (news: HistoryNews) => void, client?: string) => () => void
  /** Announces a change of the order book, which is not part of the history. */
  noteOrders: () => void
  stop: () => void
}

/** The first change is published at once; further ones within this time are merged and published at its end. */
const PACE_MS = 200

export function historyNewsHub(index: Pick<ChainIndex, 'isKept' | 'status' | 'topics' | 'follow'>): HistoryNewsHub {
  const listeners = broadcast<HistoryNews>()
  let pauseTimer: NodeJS.Timeout | undefined
  let hasChanged = false
  let lastNews = ''
  let orders = Date.now()

  const latest = () => {
    if (!index.isKept) return null
    const { at, behind, isFollowing } = index.status()
    return { at: at?.number ?? null, behind, isFollowing, topics: { ...index.topics(), orders } }
  }

  function publish() {
    hasChanged = false
    const news = latest()
    const text = JSON.stringify(news)
    if (news === null || text === lastNews) return
    lastNews = text
    listeners.notify(news)
    pauseTimer = setTimeout(() => {
      pauseTimer = undefined
      if (hasChanged) publish()
    }, PACE_MS).unref()
  }

  function onChange() {
    hasChanged = true
    if (pauseTimer === undefined) publish()
  }
  const unfollow = index.follow(onChange)

  return {
    latest,
    listen: listeners.add,
    noteOrders() {
      // At least the clock, so that numbers are not reused after a restart.
      orders = Math.max(orders + 1, Date.now())
      onChange()
    },
    stop() {
      clearTimeout(pauseTimer)
      unfollow()
    },
  }
}
