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
  /** Of the whole history. */
  readonly begin: () => Promise<State>
  /** With what came after that block. It may change the state itself. */
  readonly goOn: (state: State, after: SpanEnd) => Promise<State>
  /** What is wanted of it, at once: the state goes on changing. */
  readonly made: (state: State) => Made
}

/** Whoever asks for the holders of one token after another shall not fill the memory: what was asked for longest ago is forgotten. */
const MOST_KEPT = 64

const kept = new WeakMap<object, RecentMap<string, Promise<Carried>>>()

/** Whether what was made up to there still holds. A mark that is gone was undone, or lies too far back to be known. */
async function stillCounts(reading: Moment['reading'], { number, hash }: SpanEnd): Promise<boolean> {
  const mark = await reading.selectFrom('marks').select('hash').where('number', '=', number).executeTakeFirst()
  return mark?.hash === hash
}

/** What is made of a whole history is not made of it anew with each block: it goes on from the block it was made at (spec: index.carried-on). */
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
    // Whoever failed has told whoever asked; what it had half made is left.
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
