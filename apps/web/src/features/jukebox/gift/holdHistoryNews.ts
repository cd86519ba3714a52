import { historyNews } from '#platform/session/chain/historyNews.ts'

/**
 * Holds back news of the history, because the reads that they cause would delay something that a person waits for
 * (spec: heads.held). The returned function passes on the newest news. In a separate file, because every page loads
 * the code for news at once.
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
