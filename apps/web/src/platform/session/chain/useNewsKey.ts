import type { HistoryTopic } from '@musi/api/history/historyNews'
import { newsKey, useHistoryNews } from './historyNews.ts'
import { useHeads } from './useHeads.ts'

/** Changes when there may be news about these history topics; with each block if nobody reports news. */
export function useNewsKey(topics: readonly HistoryTopic[]): string | undefined {
  const { head } = useHeads()
  const news = useHistoryNews()
  return news === null ? head?.hash : newsKey(news, topics)
}
