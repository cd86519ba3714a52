import type { Direction } from '@musi/domain/token-lists/foundTokens'
import { type TokenRows, tokenSearch } from '@musi/domain/token-lists/tokenSearch'
import { useMemo, useSyncExternalStore } from 'react'
import { nativeCurrency } from '../../session/chain/nativeCurrency.ts'
import { tokenSearchIndex } from './tokenSearchIndex.ts'

/** The tokens that match a query, synchronously. Null: the index is not built yet, which takes some milliseconds. */
export function useTokenRows(query: string, direction: Direction = 'down'): TokenRows | null {
  const state = useSyncExternalStore(tokenSearchIndex.subscribe, tokenSearchIndex.get)
  return useMemo(
    () => (state === null ? null : tokenSearch(state.index, query, nativeCurrency(), direction)),
    [state, query, direction],
  )
}
