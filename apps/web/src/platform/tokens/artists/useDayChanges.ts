import { useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { useNewsKey } from '#platform/session/chain/useNewsKey.ts'
import type { DayChanges } from './fetchDayChanges.ts'

const NONE: DayChanges = new Map()

/** By what part the price of each token moved in a day. Empty while nobody can say. */
export function useDayChanges(): DayChanges {
  const news = useNewsKey(['pairs', 'trades', 'liquidity'])
  // Loaded with the first need, which the first load of a page is not.
  const load = async () => (await import('./fetchDayChanges.ts')).fetchDayChanges()
  const answer = useAnswer('day-changes', load, news, whileAway)
  return answer.kind === 'ready' ? answer.value : NONE
}
