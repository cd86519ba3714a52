import { manyReserves } from '@musi/chain/reads/pools/manyReserves'
import type { ManyReserves } from '@musi/chain/reads/pools/manyReserves'
import type { Watch } from '@musi/chain/multicall/watch'
import type { Address } from '@musi/domain/address'
import { candidatePairs } from '@musi/domain/exchange/routes/candidatePairs'
import { type PairGraph, pairGraph } from '@musi/domain/exchange/routes/pairGraph'
import type { Freshness } from '@musi/domain/multicall/callState'
import { useMemo } from 'react'
import { chainReads } from '../chain/chainReads.ts'
import { useWatch } from '../chain/useWatch.ts'
import { bookTokens } from '../chain/bookTokens.ts'
import { exchangeAddresses } from './exchangeAddresses.ts'
import { poolAddress } from './poolAddress.ts'

/** The graph exists only once every pair has been read, so a pair that is not in it has no pool or an empty one (spec: swap.button). */
export type RouteGraph =
  | { kind: 'loading'; overdue: boolean }
  | { kind: 'graph'; graph: PairGraph; freshness: Freshness }

const LOADING = { kind: 'loading', overdue: false } as const
const EMPTY_WATCH: Watch<ManyReserves> = { get: () => LOADING, subscribe: () => () => undefined }

const baseTokens = (): readonly Address[] => [...bookTokens().keys()]

/** All pairs that a route between two tokens may use, with their reserves at each block (spec: swap.candidate-pairs). */
export function useRouteGraph(from: Address | null, to: Address | null): RouteGraph {
  const pairs = useMemo(() => (from === null || to === null ? [] : candidatePairs(from, to, baseTokens())), [from, to])
  const watch = useMemo(
    () =>
      pairs.length === 0
        ? EMPTY_WATCH
        : manyReserves(
            chainReads(),
            exchangeAddresses().reserveReader,
            pairs.map(([one, other]) => poolAddress(one, other)),
          ),
    [pairs],
  )
  const state = useWatch(watch)
  const reserves = state.kind === 'value' ? state.reserves : null
  const graph = useMemo(
    () =>
      reserves === null
        ? null
        : pairGraph(
            pairs.flatMap(([token0, token1], at) => {
              const amounts = reserves[at] ?? null
              return amounts === null ? [] : [{ token0, token1, reserve0: amounts[0], reserve1: amounts[1] }]
            }),
          ),
    [pairs, reserves],
  )
  return graph === null || state.kind === 'loading'
    ? { kind: 'loading', overdue: state.overdue }
    : { kind: 'graph', graph, freshness: state }
}
