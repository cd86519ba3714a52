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

type Carried = { readonly mark: SpanEnd; readonly state: unknown }
type Steps<State, Made> = {
  /** Computes the state from the whole history. */
  readonly begin: () => Promise<State>
  /** Updates the state with what came after that block. It may modify the state in place. */
  readonly goOn: (state: State, after: SpanEnd) => Promise<State>
  /** Extracts the result at once, because the state keeps changing. */
  readonly made: (state: State) => Made
}

/** Bounds the memory used by requests for one token after another: the least recently used is dropped. */
const MOST_KEPT = 64

const kept = new WeakMap<object, RecentMap<string, Promise<Carried>>>()

/** True if the state up to there still holds. A missing mark was undone, or is too old to be known. */
async function stillCounts(reading: Moment['reading'], { number, hash }: SpanEnd): Promise<boolean> {
  const mark = await reading.selectFrom('marks').select('hash').where('number', '=', number).executeTakeFirst()
  return mark?.hash === hash
}

/**
 * Updates a result incrementally from the block it was computed at, instead of recomputing it from the whole history
 * (spec: index.carried-on).
 */
export async function carriedOn<State, Made>(
  { history, reading, newest }: Moment,
  name: string,
  { begin, goOn, made }: Steps<State, Made>,
): Promise<Made> {
  const ofHistory = kept.get(history) ?? new RecentMap<string, Promise<Carried>>(MOST_KEPT)
  kept.set(history, ofHistory)
  const last = ofHistory.get(name)
  const results = Promise.withResolvers<Made>()
  const next = (async () => {
    // The failed caller was already told; its partial state is dropped.
    const earlier = await last?.catch(() => undefined)
    const state =
      earlier !== undefined && (await stillCounts(reading, earlier.mark))
        ? await goOn(earlier.state as State, earlier.mark)
        : await begin()
    results.resolve(made(state))
    return { mark: newest, state }
  })()
  ofHistory.set(name, next)
  next.catch(results.reject)
  return await results.promise
}
