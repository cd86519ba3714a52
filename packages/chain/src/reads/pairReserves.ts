import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import { chunks } from '@musi/domain/multicall/chunks'
import type { MulticallStore } from '../multicall/multicallStore.ts'
import type { Watch } from '../multicall/watch.ts'
import { watchNext } from '../multicall/watchNext.ts'
import { watchReads } from '../multicall/watchReads.ts'
import { packedReserves } from './packedReserves.ts'
import { type Reserves, reserves } from './reserves.ts'

/** Null: there is no pair, or it is empty. `syncing`: the value belongs to an older block than the latest. */
export type PairReserves =
  | { kind: 'loading' }
  | { kind: 'value'; reserves: readonly (Reserves | null)[]; syncing: boolean }

type Packed = readonly CallState<readonly (Reserves | null)[]>[]
type Single = readonly CallState<Reserves>[]

const LOADING: PairReserves = { kind: 'loading' }

const isLoading = ({ kind }: CallState<unknown>) => kind === 'loading'
const isSyncing = (state: CallState<unknown>) => state.kind !== 'loading' && state.syncing

/**
 * The reserves of many pairs at each block, in the same order. From the packed reader where the chain has one; where it has
 * none, or its call fails, each pair is read by itself, with the same result (spec: reads.reserves).
 */
export function pairReserves(
  store: MulticallStore,
  reader: Address | null,
  pairs: readonly Address[],
): Watch<PairReserves> {
  const single = fromEach(watchReads(store, pairs.map(reserves)))
  if (reader === null || pairs.length === 0) return single
  const packed = watchReads(
    store,
    chunks(pairs).map((chunk) => packedReserves(reader, chunk)),
  )
  return watchNext<Packed, PairReserves>(packed, (states) =>
    states.some(({ kind }) => kind === 'error') ? { watch: single } : { value: fromPacked(states) },
  )
}

function fromPacked(states: Packed): PairReserves {
  if (states.some(isLoading)) return LOADING
  const [first, second] = states
  // Keeps the same array while the answer is the same, so that nothing derived from it is recomputed.
  const isOne = first?.kind === 'value' && second === undefined
  const all = isOne ? first.value : states.flatMap((state) => (state.kind === 'value' ? state.value : []))
  return { kind: 'value', reserves: all, syncing: states.some(isSyncing) }
}

function fromEach(watch: Watch<Single>): Watch<PairReserves> {
  let all: readonly (Reserves | null)[] = []
  return watchNext(watch, (states): { value: PairReserves } => {
    if (states.some(isLoading)) return { value: LOADING }
    const now = states.map((state) => (state.kind === 'value' && holdsSomething(state.value) ? state.value : null))
    if (now.length !== all.length || now.some((one, at) => one !== all[at])) all = now
    return { value: { kind: 'value', reserves: all, syncing: states.some(isSyncing) } }
  })
}

const holdsSomething = ([first, second]: Reserves) => first > 0n || second > 0n
