import type { Currency } from '@musi/domain/currency'
import { useSyncExternalStore } from 'react'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { listedFacts } from './listedFacts.ts'
import { artistFeed } from '../artists/artistFeed.ts'
import { listedTokens, subscribeListed } from './listedTokens.ts'

/** Facts about a currency from the selected list and our factory, once they are read. */
export function useListedFacts(currency: Currency | null) {
  useSyncExternalStore(subscribeListed, listedTokens)
  useVisitValue(artistFeed)
  return listedFacts(currency?.kind === 'token' ? currency : null)
}
