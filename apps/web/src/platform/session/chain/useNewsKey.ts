import type { HistoryTopic } from '@musi/api/history/historyNews'
import { newsOf, useHistoryNews } from './historyNews.ts'
import { useHeads } from './useHeads.ts'

/** Changes when there may be something new of these topics of the history: with each block where nobody says so. */
export function useNewsKey(topics: readonly HistoryTopic[]): string | undefined {
  const { head } = useHeads()
  const news = useHistoryNews()
  return news === null ? head?.hash : newsOf(news, topics)
}
