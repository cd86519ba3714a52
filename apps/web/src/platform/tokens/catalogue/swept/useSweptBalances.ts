import { readAllBalances } from '@musi/chain/reads/tokens/readAllBalances'
import type { Address } from '@musi/domain/address'
import type { TokenIndex } from '@musi/domain/token-lists/search/tokenIndex'
import { useEffect } from 'react'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { heads, subscribe } from '#platform/session/chain/heads.ts'
import { type Sweep, isSweepDue } from './isSweepDue.ts'
import { tokenSearchIndex } from '../tokenSearchIndex.ts'

/** Updates all balances of the search, once and every 20 blocks. */
export function useSweptBalances(account: Address | null): void {
  useEffect(() => {
    tokenSearchIndex.setAccount(account)
    if (account === null) return undefined
    let sweep = new AbortController()
    let lastSweep: Sweep<TokenIndex> | null = null
    const sweepIfDue = () => {
      const { head } = heads()
      const index = tokenSearchIndex.get()?.index
      if (head === null || index === undefined || !isSweepDue(lastSweep, { block: head.number, tokens: index })) return
      lastSweep = { block: head.number, tokens: index }
      sweep.abort()
      sweep = new AbortController()
      const tokens = [...index.placeOf.keys()]
      const { signal } = sweep
      void readAllBalances(chainReads(), { account, tokens, signal }, tokenSearchIndex.setBalances).then(
        () => !signal.aborted && tokenSearchIndex.orderByBalances(),
      )
    }
    const stops = [subscribe(sweepIfDue), tokenSearchIndex.subscribe(sweepIfDue)]
    sweepIfDue()
    return () => {
      sweep.abort()
      stops.forEach((stop) => stop())
    }
  }, [account])
}
