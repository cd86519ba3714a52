import type { HistoryNews, HistoryTopic } from '@musi/api/history/historyNews'
import { type Reader, dictionary, fields, flag, fromJson, orNull, wholeNumber } from '@musi/domain/untrusted'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'

const readNews: Reader<HistoryNews> = fields({
  at: orNull(wholeNumber),
  behind: orNull(wholeNumber),
  isFollowing: flag,
  topics: dictionary(wholeNumber) as Reader<HistoryNews['topics']>,
})

/** Progress of the history; null if unreported. */
export const historyNews = visitValue((): HistoryNews | null => null)

/** History updates in the head stream (spec: heads.history); anything else is ignored. */
export function noteHistoryNews(json: string): void {
  const latest = fromJson(json, readNews)
  if (latest !== undefined) historyNews.set(latest)
}

/** While the stream is down, there are no updates. */
export const forgetHistoryNews = (): void => historyNews.set(null)

/** Progress of the history; null if unreported, for example while it is polled. */
export const useHistoryNews = (): HistoryNews | null => useVisitValue(historyNews)

/** Changes when there may be news about these topics. */
export const newsKey = ({ topics, behind }: HistoryNews, subscribedTopics: readonly HistoryTopic[]): string =>
  [behind === 0 ? 'level' : 'behind', ...subscribedTopics.map((topic) => topics[topic])].join(' ')
