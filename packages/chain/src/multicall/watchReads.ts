import { type CallState, callState } from '@musi/domain/multicall/callState'
import type { CallAnswer } from '@musi/domain/multicall/callState'
import type { MulticallStore } from './multicallStore.ts'
import type { Read } from './read.ts'
import type { Watch } from './watch.ts'

const LOADING = { kind: 'loading', overdue: false } as const

/** The current state of one read: the same object until it changes, and nothing is decoded twice. */
function stateReader<Value>(store: MulticallStore, { call, decode }: Read<Value>): () => CallState<Value> {
  let lastInputs: { answer: CallAnswer | null; latest: number | null; overdue: boolean } | null = null
  let decoded: { data: string; value: Value | undefined } | null = null
  let state: CallState<Value> = LOADING

  return () => {
    const answer = store.answer(call)
    const latest = store.latest()
    const overdue = store.isOverdue(call)
    if (answer === lastInputs?.answer && latest === lastInputs.latest && overdue === lastInputs.overdue) return state
    lastInputs = { answer, latest, overdue }
    const next = callState({ answer, overdue }, latest ?? 0, (data) => {
      if (decoded?.data !== data) decoded = { data, value: decode(data) }
      return decoded.value
    })
    if (!isSame(state, next)) state = next
    return state
  }
}

function isSame<Value>(one: CallState<Value>, other: CallState<Value>): boolean {
  if (one.kind !== other.kind || one.overdue !== other.overdue) return false
  if (one.kind === 'loading' || other.kind === 'loading') return true
  if (one.syncing !== other.syncing || one.block !== other.block) return false
  return one.kind !== 'value' || other.kind !== 'value' || one.value === other.value
}

/** Many reads of one kind, in order. */
export function watchReads<Value>(
  store: MulticallStore,
  reads: readonly Read<Value>[],
): Watch<readonly CallState<Value>[]> {
  const states = reads.map((read) => stateReader(store, read))
  let current: readonly CallState<Value>[] = states.map(() => LOADING)
  return {
    get() {
      const next = states.map((state) => state())
      if (next.some((state, at) => state !== current[at])) current = next
      return current
    },
    subscribe: (onChange) => store.listen(reads, onChange),
  }
}

export function watchRead<Value>(store: MulticallStore, read: Read<Value>): Watch<CallState<Value>> {
  return { get: stateReader(store, read), subscribe: (onChange) => store.listen([read], onChange) }
}
