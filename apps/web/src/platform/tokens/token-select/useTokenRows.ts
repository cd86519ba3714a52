import type { Direction } from '@musi/domain/token-lists/search/foundTokens'
import { type TokenRows, tokenSearch } from '@musi/domain/token-lists/search/tokenSearch'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { type TokenGroup, tokensForTests, tokensOfGroup } from './tokenGroups.ts'
import { tokenSearchIndex } from '../catalogue/tokenSearchIndex.ts'
import { useBalancesWorth } from './useBalancesWorth.ts'

/** Time rows wait for the balances that order them; later balances move rows already on screen. */
const WAIT_MS = 150

type RowQuery = { readonly query: string; readonly direction: Direction; readonly group: TokenGroup }

/** The tokens that match a query. Null for some milliseconds, until the index is built and balances are read. */
export function useTokenRows({ query, direction, group }: RowQuery): TokenRows | null {
  const state = useVisitValue(tokenSearchIndex)
  const isOrdered = useSyncExternalStore(tokenSearchIndex.subscribe, tokenSearchIndex.isOrderedByBalances)
  const hasWaited = useHasWaited()
  const account = useAccount()
  const worthOf = useBalancesWorth(account === null ? null : state)
  const rows = useMemo(
    () =>
      state === null
        ? null
        : tokenSearch(state.index, query, nativeCurrency(), direction, {
            raised: state.artists,
            last: tokensForTests(),
            only: tokensOfGroup(group, state),
            worthOf,
          }),
    [state, query, direction, group, worthOf],
  )
  return account === null || isOrdered || hasWaited || query !== '' ? rows : null
}

function useHasWaited(): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasWaited
}
