import { useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { useNewsKey } from '#platform/session/chain/useNewsKey.ts'
import type { DayChanges } from './fetchDayChanges.ts'

const NO_CHANGES: DayChanges = new Map()

/** Change of each token's price in a day; empty while unknown. */
export function useDayChanges(): DayChanges {
  const news = useNewsKey(['pairs', 'trades', 'liquidity'])
  // Loaded on first use, to keep it out of the page's first load.
  const load = async () => (await import('./fetchDayChanges.ts')).fetchDayChanges()
  const answer = useAnswer('day-changes', load, news, whileAway)
  return answer.kind === 'ready' ? answer.value : NO_CHANGES
}
