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

const news = visitValue((): HistoryNews | null => null)

/** What the stream of heads says of the history (spec: heads.history). What is anything else is passed over. */
export function noteHistoryNews(json: string): void {
  const latest = fromJson(json, readNews)
  if (latest !== undefined) news.set(latest)
}

/** While the stream is down nobody says what is new. */
export function forgetHistoryNews(): void {
  if (news.get() !== null) news.set(null)
}

/** How far the history is; null: nobody has said so, as where it is polled. */
export const useHistoryNews = (): HistoryNews | null => useVisitValue(news)

/** Another text as soon as there may be something new of these topics. */
export const newsOf = ({ topics, behind }: HistoryNews, wanted: readonly HistoryTopic[]): string =>
  [behind === 0 ? 'level' : 'behind', ...wanted.map((topic) => topics[topic])].join(' ')
