import type { HistoryNews, HistoryTopic } from '@musi/api/history/historyNews'
import { type Reader, dictionary, fields, flag, fromJson, orNull, wholeNumber } from '@musi/domain/untrusted'
import { perVisit } from '#platform/page/visit/visit.ts'
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
/** `late`: the newest that came while news are held. */
const hold = perVisit(() => ({ isOn: false, late: null as HistoryNews | null }))

/** History updates in the head stream (spec: heads.history); anything else is ignored. */
export function noteHistoryNews(json: string): void {
  const latest = fromJson(json, readNews)
  if (latest === undefined) return
  if (hold().isOn) hold().late = latest
  else historyNews.set(latest)
}

/**
 * Holds updates back, so that what they cause to be read does not delay something that a person waits for (spec: heads.held). The
 * returned function ends it.
 */
export function holdHistoryNews(): () => void {
  const held = hold()
  held.isOn = true
  return () => {
    held.isOn = false
    if (held.late !== null) historyNews.set(held.late)
    held.late = null
  }
}

/** While the stream is down, there are no updates. */
export function forgetHistoryNews(): void {
  hold().late = null
  if (historyNews.get() !== null) historyNews.set(null)
}

/** Progress of the history; null if unreported, for example while it is polled. */
export const useHistoryNews = (): HistoryNews | null => useVisitValue(historyNews)

/** Changes when there may be news about these topics. */
export const newsKey = ({ topics, behind }: HistoryNews, wanted: readonly HistoryTopic[]): string =>
  [behind === 0 ? 'level' : 'behind', ...wanted.map((topic) => topics[topic])].join(' ')
