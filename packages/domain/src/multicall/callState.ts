export type CallAnswer = {
  readonly block: number
  /** Return data; null if the call reverted. A failed request is not an answer. */
  readonly data: `0x${string}` | null
}

/**
 * Age of the last answer. `syncing`: it is from an older block than the latest. `overdue`: a newer answer should have arrived
 * (spec: reads.overdue).
 */
export type Freshness = { readonly block: number; readonly syncing: boolean; readonly overdue: boolean }

/** A call keeps its last answer when later requests fail (spec: reads.last-answer). */
export type CallState<Value> =
  /** The call was never answered. */
  | { readonly kind: 'loading'; readonly overdue: boolean }
  | ({ readonly kind: 'error' } & Freshness)
  | ({ readonly kind: 'value'; readonly value: Value } & Freshness)

/** The value of an answered call; null if it is still loading or failed. */
export const valueOf = <Value>(state: CallState<Value>): Value | null => (state.kind === 'value' ? state.value : null)

export type CallRecord = { readonly answer: CallAnswer | null; readonly overdue: boolean }

const LOADING = { kind: 'loading', overdue: false } as const
const OVERDUE = { kind: 'loading', overdue: true } as const

/** Interprets an answer (spec: reads.states). `decode` returns undefined if it cannot read it. */
export function callState<Value>(
  { answer, overdue }: CallRecord,
  latest: number,
  decode: (data: `0x${string}`) => Value | undefined,
): CallState<Value> {
  if (answer === null) return overdue ? OVERDUE : LOADING
  const { block, data } = answer
  const freshness = { block, syncing: block < latest, overdue }
  const value = data === null || data === '0x' ? undefined : decode(data)
  return value === undefined ? { kind: 'error', ...freshness } : { kind: 'value', value, ...freshness }
}

/** The freshness of several combined answers: that of the oldest. Without answers, that of block 0. */
export function oldest(parts: readonly Freshness[]): Freshness {
  return {
    block: parts.length === 0 ? 0 : Math.min(...parts.map(({ block }) => block)),
    syncing: parts.some(({ syncing }) => syncing),
    overdue: parts.some(({ overdue }) => overdue),
  }
}
