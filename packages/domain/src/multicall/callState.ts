export type CallAnswer = {
  readonly block: number
  /** Null: the request failed as a whole, or this call in it did. */
  readonly data: `0x${string}` | null
}

export type CallState<Value> =
  /** Never fetched. */
  | { readonly kind: 'loading' }
  /** `syncing`: of an older block than the latest. */
  | { readonly kind: 'error'; readonly syncing: boolean }
  | { readonly kind: 'value'; readonly value: Value; readonly syncing: boolean }

/** What an answer means (spec: reads.states). `decode` gives undefined for what it cannot read. */
export function callState<Value>(
  answer: CallAnswer | null,
  latest: number,
  decode: (data: `0x${string}`) => Value | undefined,
): CallState<Value> {
  if (answer === null) return { kind: 'loading' }
  const syncing = answer.block < latest
  const value = answer.data === null || answer.data === '0x' ? undefined : decode(answer.data)
  return value === undefined ? { kind: 'error', syncing } : { kind: 'value', value, syncing }
}
