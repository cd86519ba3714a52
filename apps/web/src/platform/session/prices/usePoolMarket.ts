import type { Watch } from '@musi/chain/multicall/watch'
import { type ManyReserves, manyReserves } from '@musi/chain/reads/pools/manyReserves'
import type { Address } from '@musi/domain/address'
import { useMemo } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { chainReads } from '../chain/chainReads.ts'
import { useWatch } from '../chain/useWatch.ts'
import { type Pool, dollarPools } from './dollarPools.ts'

const NO_POOLS: readonly Pool[] = []

type Reserves = { kind: 'loading' } | Pick<Extract<ManyReserves, { kind: 'value' }>, 'kind' | 'reserves'>

const NO_RESERVES: Reserves = { kind: 'value', reserves: [] }
const EMPTY_WATCH: Watch<Reserves> = { get: () => NO_RESERVES, subscribe: () => () => undefined }

/**
 * The pools that price these tokens, with reserves at each block. `others`: further trusted pools that are in no
 * address book; keep the reference stable between renders.
 */
export function usePoolMarket(tokens: readonly Address[], others: readonly Pool[] = NO_POOLS) {
  const wrapped = contractOf('wrappedNative')
  const key = tokens.join(' ')
  const market = useMemo(() => {
    const { dollars, pools: known } = dollarPools(wrapped === null ? tokens : [...tokens, wrapped])
    const pools = [...known, ...others]
    // Reads nothing on a chain without an address book, which has neither pools nor a multicall
    // contract.
    const watch: Watch<Reserves> =
      pools.length === 0
        ? EMPTY_WATCH
        : manyReserves(
            chainReads(),
            contractOf('reserveReader'),
            pools.map(({ pair }) => pair),
          )
    return { dollars, pools, watch }
    // The key identifies the tokens; the array is new with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, wrapped, others])
  const state = useWatch(market.watch)
  /** Reserves of the pools; null until read. */
  const reserves = state.kind === 'loading' ? null : state.reserves
  return { market, wrapped, reserves }
}
