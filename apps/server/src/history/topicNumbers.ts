import { HISTORY_TOPICS, type HistoryNews, type HistoryTopic } from '@musi/api/history/historyNews'

/** A number per topic that changes when rows of the topic are added or removed. */
export function topicNumbers() {
  let lastChange = 0
  let topics = {} as HistoryNews['topics']
  /** Uses the clock, so that numbers are not reused after a restart. */
  function note(changed: readonly HistoryTopic[]): void {
    if (changed.length === 0) return
    lastChange = Math.max(lastChange + 1, Date.now())
    topics = { ...topics, ...Object.fromEntries(changed.map((topic) => [topic, lastChange])) }
  }
  note(HISTORY_TOPICS)
  return { now: () => topics, note }
}
