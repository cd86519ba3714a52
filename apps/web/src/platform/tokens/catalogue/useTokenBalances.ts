import { watchReads } from '@musi/chain/multicall/watchReads'
import { balanceOf } from '@musi/chain/reads/balanceOf'
import { balanceIn, sweepBalances } from '@musi/chain/reads/sweepBalances'
import type { Address } from '@musi/domain/address'
import type { TokenIndex } from '@musi/domain/token-lists/tokenIndex'
import { useEffect, useMemo } from 'react'
import { chainReads } from '../../session/chain/chainReads.ts'
import { heads, subscribe } from '../../session/chain/heads.ts'
import { useWatch } from '../../session/chain/useWatch.ts'
import { type Sweep, isSweepDue } from './isSweepDue.ts'
import { tokenSearchIndex } from './tokenSearchIndex.ts'

const NOBODY = { get: () => NO_STATES, subscribe: () => () => undefined }
const NO_STATES: readonly never[] = []

/** Updates the balances of the search: visible rows at every block, all others once and every 20 blocks. */
export function useTokenBalances(account: Address | null, visible: readonly Address[]): void {
  useVisibleBalances(account, visible)
  useSweeps(account)
}

function useVisibleBalances(account: Address | null, visible: readonly Address[]): void {
  const key = visible.join(' ')
  const tokens = useMemo(() => (key === '' ? [] : (key.split(' ') as Address[])), [key])
  const watch = useMemo(() => {
    if (account === null || tokens.length === 0) return NOBODY
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

function useSweeps(account: Address | null): void {
  useEffect(() => {
    tokenSearchIndex.setAccount(account)
    if (account === null) return undefined
    let sweep = new AbortController()
    let lastSweep: Sweep<TokenIndex> | null = null
    const look = () => {
      const { head } = heads()
      const index = tokenSearchIndex.get()?.index
      if (head === null || index === undefined || !isSweepDue(lastSweep, { block: head.number, tokens: index })) return
      lastSweep = { block: head.number, tokens: index }
      sweep.abort()
      sweep = new AbortController()
      const tokens = [...index.placeOf.keys()]
      void sweepBalances(chainReads(), { account, tokens, signal: sweep.signal }, tokenSearchIndex.setBalances)
    }
    const stops = [subscribe(look), tokenSearchIndex.subscribe(look)]
    look()
    return () => {
      sweep.abort()
      stops.forEach((stop) => stop())
    }
  }, [account])
}
