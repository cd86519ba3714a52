import type { Address } from '@musi/domain/address'
import { type CallState, type Freshness, oldest } from '@musi/domain/multicall/callState'
import { chunks } from '@musi/domain/multicall/chunks'
import type { MulticallStore } from '../../multicall/multicallStore.ts'
import type { Watch } from '../../multicall/watch.ts'
import { watchNext } from '../../multicall/watchNext.ts'
import { watchReads } from '../../multicall/watchReads.ts'
import { packedReserves } from './packedReserves.ts'
import { type Reserves, pairReserves } from './pairReserves.ts'

/**
 * Has a value only once every pair has been read. A pair that does not exist or is empty is null.
 */
export type ManyReserves =
  | { kind: 'loading'; overdue: boolean }
  | ({ kind: 'value'; reserves: readonly (Reserves | null)[] } & Freshness)

type Packed = readonly CallState<readonly (Reserves | null)[]>[]
type Single = readonly CallState<Reserves>[]

type Answered<State> = Exclude<State, { kind: 'loading' }>

/** The answered reads; null while any read is loading. */
const answeredOrNull = <Value>(states: readonly CallState<Value>[]): readonly Answered<CallState<Value>>[] | null => {
  const all = states.flatMap((state) => (state.kind === 'loading' ? [] : [state]))
  return all.length < states.length ? null : all
}

const loading = (states: readonly CallState<unknown>[]): ManyReserves => ({
  kind: 'loading',
  overdue: states.some(({ overdue }) => overdue),
})

/**
 * The reserves of many pairs at each block, in the same order. Uses the packed reader if the chain has one; if it has
 * none, or its call fails, each pair is read by itself, with the same result (spec: reads.reserves).
 */
export function manyReserves(
  store: MulticallStore,
  reader: Address | null,
  pairs: readonly Address[],
): Watch<ManyReserves> {
  const oneByOne = fromEach(watchReads(store, pairs.map(pairReserves)))
  if (reader === null || pairs.length === 0) return oneByOne
  const packed = watchReads(
    store,
    chunks(pairs).map((chunk) => packedReserves(reader, chunk)),
  )
  return watchNext<Packed, ManyReserves>(packed, (states) =>
    states.some(({ kind }) => kind === 'error') ? { watch: oneByOne } : { value: fromPacked(states) },
  )
}

function fromPacked(states: Packed): ManyReserves {
  const parts = answeredOrNull(states)
  if (parts === null) return loading(states)
  const [first, second] = parts
  // Keeps the same array while the answer is the same, so that nothing derived from it is recomputed.
  const isOne = first?.kind === 'value' && second === undefined
  const all = isOne ? first.value : parts.flatMap((state) => (state.kind === 'value' ? state.value : []))
  return { kind: 'value', reserves: all, ...oldest(parts) }
}

function fromEach(watch: Watch<Single>): Watch<ManyReserves> {
  let all: readonly (Reserves | null)[] = []
  return watchNext(watch, (states): { value: ManyReserves } => {
    const parts = answeredOrNull(states)
    if (parts === null) return { value: loading(states) }
    const now = parts.map((state) => (state.kind === 'value' && isNotEmpty(state.value) ? state.value : null))
    if (now.length !== all.length || now.some((one, at) => one !== all[at])) all = now
    return { value: { kind: 'value', reserves: all, ...oldest(parts) } }
  })
}

const isNotEmpty = ([first, second]: Reserves) => first > 0n || second > 0n
