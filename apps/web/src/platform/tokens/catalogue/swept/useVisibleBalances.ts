import { watchReads } from '@musi/chain/multicall/watchReads'
import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { balanceIn } from '@musi/chain/reads/tokens/readAllBalances'
import type { Address } from '@musi/domain/address'
import { useEffect, useMemo } from 'react'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { useWatch } from '#platform/session/chain/useWatch.ts'
import { tokenSearchIndex } from '../tokenSearchIndex.ts'

const EMPTY_WATCH = { get: () => NO_STATES, subscribe: () => () => undefined }
const NO_STATES: readonly never[] = []

/** Updates the balances of the visible rows at every block. */
export function useVisibleBalances(account: Address | null, visible: readonly Address[]): void {
  const key = visible.join(' ')
  const tokens = useMemo(() => (key === '' ? [] : (key.split(' ') as Address[])), [key])
  const watch = useMemo(() => {
    if (account === null || tokens.length === 0) return EMPTY_WATCH
    return watchReads(
      chainReads(),
      tokens.map((token) => balanceOf(token, account)),
    )
  }, [account, tokens])
  const states = useWatch(watch)
  useEffect(() => {
    tokenSearchIndex.setBalances(tokens.flatMap((token, at) => balanceIn(token, states[at])))
  }, [tokens, states])
}
