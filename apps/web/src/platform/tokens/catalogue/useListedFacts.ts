import type { Currency } from '@musi/domain/currency'
import { useSyncExternalStore } from 'react'
import { listedFacts } from './listedFacts.ts'
import { listedTokens, subscribeListed } from './listedTokens.ts'

/** What the selected list says about a currency, once it is read. */
export function useListedFacts(currency: Currency | null) {
  useSyncExternalStore(subscribeListed, listedTokens)
  return listedFacts(currency?.kind === 'token' ? currency : null)
}
