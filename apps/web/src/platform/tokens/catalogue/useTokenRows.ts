import type { Direction } from '@musi/domain/token-lists/search/foundTokens'
import { type TokenRows, tokenSearch } from '@musi/domain/token-lists/search/tokenSearch'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { tokenSearchIndex } from './tokenSearchIndex.ts'

/** How long rows are held back for the balances that order them: later ones move what is on the screen already. */
const WAIT_MS = 150

type RowQuery = { readonly query: string; readonly direction: Direction; readonly isArtistsOnly: boolean }

/** The tokens that match a query. Null for some milliseconds: the index is not built yet, or the balances are coming. */
export function useTokenRows({ query, direction, isArtistsOnly }: RowQuery): TokenRows | null {
  const state = useVisitValue(tokenSearchIndex)
  const isOrdered = useSyncExternalStore(tokenSearchIndex.subscribe, tokenSearchIndex.isOrderedByBalances)
  const hasWaited = useWaited()
  const account = useAccount()
  const rows = useMemo(
    () =>
      state === null
        ? null
        : tokenSearch(state.index, query, nativeCurrency(), direction, {
            addresses: state.artists,
            only: isArtistsOnly,
          }),
    [state, query, direction, isArtistsOnly],
  )
  return account === null || isOrdered || hasWaited || query !== '' ? rows : null
}

function useWaited(): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasWaited
}
