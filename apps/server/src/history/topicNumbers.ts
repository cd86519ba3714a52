import { HISTORY_TOPICS, type HistoryNews, type HistoryTopic } from '@musi/api/history/historyNews'

/** Each topic with a number that is another one when rows of it came or went. */
export function topicNumbers() {
  let lastChange = 0
  let topics = {} as HistoryNews['topics']
  /** Takes its numbers from the clock, so that none is met again after a restart. */
  function note(changed: readonly HistoryTopic[]): void {
    if (changed.length === 0) return
    lastChange = Math.max(lastChange + 1, Date.now())
    topics = { ...topics, ...Object.fromEntries(changed.map((topic) => [topic, lastChange])) }
  }
  note(HISTORY_TOPICS)
  return { now: () => topics, note }
}
