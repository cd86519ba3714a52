import { historyNews } from '#platform/session/chain/historyNews.ts'

/**
 * Holds reports of the history back, so that what they cause to be read does not delay something that a person waits for (spec:
 * heads.held). The returned function lets the newest of them through. In a file of its own, because every page loads the reports at once.
 */
export function holdHistoryNews(): () => void {
  const { set } = historyNews
  const hold = { isOver: false, newest: historyNews.get() }
  historyNews.set = (next) => (hold.newest = next)
  return () => {
    if (hold.isOver) return
    hold.isOver = true
    historyNews.set = set
    if (hold.newest !== historyNews.get()) set(hold.newest)
  }
}
