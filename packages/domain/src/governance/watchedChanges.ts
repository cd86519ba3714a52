import type { Address } from '../address.ts'

/** A value on the chain that a proposal may change, read before and after. */
export type Watch =
  | { readonly kind: 'balance'; readonly currency: Address | 'native'; readonly holder: Address }
  | { readonly kind: 'allowance'; readonly token: Address; readonly owner: Address; readonly spender: Address }
  | { readonly kind: 'parameter'; readonly contract: Address; readonly name: ParameterName }

/** Parameters that known contracts let their owners change, with their types. */
export const PARAMETERS = {
  admin: 'address',
  allPairsLength: 'number',
  delay: 'seconds',
  feeTo: 'address',
  feeToSetter: 'address',
  minter: 'address',
  owner: 'address',
  pendingAdmin: 'address',
  periodFinish: 'time',
  rewardRate: 'number',
  totalSupply: 'amount',
} as const
export type ParameterName = keyof typeof PARAMETERS

/** `value` is null if it cannot be read. */
export type Reading = { readonly watch: Watch; readonly value: bigint | null }
export type Change = { readonly watch: Watch; readonly before: bigint | null; readonly after: bigint | null }

export function watchKey(watch: Watch): string {
  switch (watch.kind) {
    case 'balance':
      return `balance ${watch.currency} ${watch.holder}`.toLowerCase()
    case 'allowance':
      return `allowance ${watch.token} ${watch.owner} ${watch.spender}`.toLowerCase()
    case 'parameter':
      return `parameter ${watch.contract} ${watch.name}`.toLowerCase()
  }
}

/** Removes duplicates and keeps the order. */
export const uniqueWatches = (watches: readonly Watch[]): readonly Watch[] => [
  ...new Map(watches.map((watch) => [watchKey(watch), watch])).values(),
]

/** Values that differ afterwards (spec: governance.rehearsal). */
export const changesBetween = (before: readonly Reading[], after: readonly Reading[]): readonly Change[] => {
  const later = new Map(after.map(({ watch, value }) => [watchKey(watch), value]))
  return before.flatMap(({ watch, value }) => {
    const now = later.get(watchKey(watch)) ?? null
    return now === value ? [] : [{ watch, before: value, after: now }]
  })
}

/** A value that differs from its prediction after execution. */
export type OutcomeDifference = {
  readonly watch: Watch
  readonly predicted: bigint | null
  readonly actual: bigint | null
}

/**
 * Predicted values that turned out different (spec: governance.foretold-and-happened). Values that cannot be read are left out.
 */
export function differencesFromPrediction(
  predicted: readonly Reading[],
  actual: readonly Reading[],
): readonly OutcomeDifference[] {
  const outcomes = new Map(actual.map(({ watch, value }) => [watchKey(watch), value]))
  return predicted.flatMap(({ watch, value }) => {
    const outcome = outcomes.get(watchKey(watch)) ?? null
    return outcome === value || outcome === null ? [] : [{ watch, predicted: value, actual: outcome }]
  })
}

/** Elements of `given` that are missing from `from`, counting duplicates, compared by key. */
export function missingFrom<One>(
  available: readonly One[],
  elements: readonly One[],
  keyOf: (one: One) => string,
): One[] {
  const left = new Map<string, number>()
  for (const one of available) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1)
  return elements.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0
    left.set(keyOf(one), count - 1)
    return count <= 0
  })
}
