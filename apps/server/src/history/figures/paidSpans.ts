import type { Moment } from './incremental.ts'
import { incremental } from './incremental.ts'

/** Amounts of token0 and token1 paid in one or several spans. */
export type Paid = { readonly paid0: bigint; readonly paid1: bigint; readonly trades: number }

export const NOTHING_PAID: Paid = { paid0: 0n, paid1: 0n, trades: 0 }

/** Payments of a pair by span number, counted in steps since 1970. */
export type PaidSpans = ReadonlyMap<number, Paid>

type State = Map<string, Map<number, Paid>>

export const paidSince = (spans: PaidSpans | undefined, first: number): Paid => {
  let paid0 = 0n
  let paid1 = 0n
  let trades = 0
  for (const [span, paid] of spans ?? [])
    if (span >= first) {
      paid0 += paid.paid0
      paid1 += paid.paid1
      trades += paid.trades
    }
  return { paid0, paid1, trades }
}

async function addSpans({ reading }: Moment, state: State, step: number, first: number): Promise<void> {
  const rows = await reading
    .selectFrom('candles')
    .select(['pair', 'start', 'paid0', 'paid1', 'trades'])
    .where('step', '=', step)
    .where('start', '>=', first * step)
    .execute()
  for (const { pair, start, paid0, paid1, trades } of rows) {
    const spans = state.get(pair) ?? new Map<number, Paid>()
    state.set(pair, spans)
    spans.set(start / step, { paid0: BigInt(paid0), paid1: BigInt(paid1), trades })
  }
}

function dropBefore(state: State, first: number): State {
  for (const [pair, spans] of state) {
    for (const span of spans.keys()) if (span < first) spans.delete(span)
    if (spans.size === 0) state.delete(pair)
  }
  return state
}

/**
 * Payments into each pair in the last `count` spans of a step. Finished spans do not change, so each block reads only
 * the newest ones.
 */
export const computeFromPaidSpans = <Made>(
  moment: Moment,
  { step, count }: { step: number; count: number },
  result: (spans: ReadonlyMap<string, PaidSpans>) => Made,
): Promise<Made> => {
  const first = Math.floor(moment.newest.timeSeconds / step) - count + 1
  return incremental<State, Made>(moment, `paid ${step} ${count}`, {
    async begin() {
      const state: State = new Map()
      await addSpans(moment, state, step, first)
      return state
    },
    async update(state, after) {
      await addSpans(moment, state, step, Math.max(first, Math.floor(after.timeSeconds / step)))
      return dropBefore(state, first)
    },
    result,
  })
}
