import type { Currency } from '@musi/domain/currency'
import { useSyncExternalStore } from 'react'
import { listedFacts } from './listedFacts.ts'
import { artistFeed } from '../artists/artistFeed.ts'
import { listedTokens, subscribeListed } from './listedTokens.ts'

/** What the selected list and our factory say about a currency, once they are read. */
export function useListedFacts(currency: Currency | null) {
  useSyncExternalStore(subscribeListed, listedTokens)
  useSyncExternalStore(artistFeed.subscribe, artistFeed.get)
  return listedFacts(currency?.kind === 'token' ? currency : null)
}
