import { startTransition, useState, useSyncExternalStore } from 'react'
import { preloadTimeFormat } from './preloadTimeFormat.ts'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { fetchMarket } from './fetchMarket.ts'
import type { Market } from './readMarket.ts'
import { type ReadState, useListingAnswer } from './useMarketAnswer.ts'
import { endedCount, withoutEnded } from './withoutEnded.ts'

/** Collections and pieces without ended listings; the first page is returned early, then all. */
export function useMarket(): ReadState<Market> & { again: () => void } {
  const [first, setFirst] = useState<Market | null>(null)
  const show = (page: Market) => startTransition(() => setFirst((known) => known ?? page))
  const whole = useListingAnswer('market', () => {
    preloadTimeFormat()
    return fetchMarket(show)
  })
  const state =
    whole.kind === 'waiting' && first !== null
      ? ({ kind: 'read', value: first, isOld: false, again: whole.again } as const)
      : whole
  const value = state.kind === 'read' ? state.value : null
  const ended = useSyncExternalStore(subscribeToSeconds, () => (value === null ? 0 : endedCount(value, secondsNow())))
  return state.kind === 'read' && ended > 0 ? { ...state, value: withoutEnded(state.value, secondsNow()) } : state
}
