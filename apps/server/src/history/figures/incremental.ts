import type { SpanEnd } from '../store/historyStore.ts'
import type { HistoryDb, Tables } from '../store/tables.ts'
import type { Transaction } from 'kysely'
import { RecentMap } from '#platform/recentMap.ts'

/** A history as of its newest block. */
export type Moment = {
  readonly history: HistoryDb
  readonly reading: Transaction<Tables>
  readonly newest: SpanEnd
}

type MarkedState = { readonly mark: SpanEnd; readonly state: unknown }
type Steps<State, Made> = {
  /** Computes the state from the whole history. */
  readonly begin: () => Promise<State>
  /** Updates the state with what came after that block. It may modify the state in place. */
  readonly update: (state: State, after: SpanEnd) => Promise<State>
  /** Extracts the result without delay, because the state keeps changing. */
  readonly result: (state: State) => Made
}

/**
 * Bounds the memory if somebody requests one token after another; the least recently used state is
 * dropped.
 */
const MAX_CACHED_RESULTS = 64

const states = new WeakMap<object, RecentMap<string, Promise<MarkedState>>>()

/**
 * True if the block the state was computed at is still on the chain. If its mark is missing, it was
 * undone or is too old.
 */
async function isStillOnChain(reading: Moment['reading'], { number, hash }: SpanEnd): Promise<boolean> {
  const mark = await reading.selectFrom('marks').select('hash').where('number', '=', number).executeTakeFirst()
  return mark?.hash === hash
}

/**
 * Updates a result incrementally from the block it was computed at, instead of recomputing it from the whole history
 * (spec: index.carried-on).
 */
export async function incremental<State, Made>(
  { history, reading, newest }: Moment,
  name: string,
  { begin, update, result }: Steps<State, Made>,
): Promise<Made> {
  const statesOfHistory = states.get(history) ?? new RecentMap<string, Promise<MarkedState>>(MAX_CACHED_RESULTS)
  states.set(history, statesOfHistory)
  const previous = statesOfHistory.get(name)
  const results = Promise.withResolvers<Made>()
  const next = (async () => {
    // A failed computation rejected for its own caller; its partial state is dropped.
    const earlier = await previous?.catch(() => undefined)
    const state =
      earlier !== undefined && (await isStillOnChain(reading, earlier.mark))
        ? await update(earlier.state as State, earlier.mark)
        : await begin()
    results.resolve(result(state))
    return { mark: newest, state }
  })()
  statesOfHistory.set(name, next)
  next.catch(results.reject)
  return await results.promise
}
