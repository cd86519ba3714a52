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
export const eachWatchOnce = (watches: readonly Watch[]): readonly Watch[] => [
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

/** A value whose outcome differs from its prediction. */
export type Unlike = { readonly watch: Watch; readonly foretold: bigint | null; readonly happened: bigint | null }

/**
 * Differences between prediction and outcome (spec: governance.foretold-and-happened). Unreadable values do not count.
 */
export function unlikeForetold(foretold: readonly Reading[], happened: readonly Reading[]): readonly Unlike[] {
  const outcomes = new Map(happened.map(({ watch, value }) => [watchKey(watch), value]))
  return foretold.flatMap(({ watch, value }) => {
    const came = outcomes.get(watchKey(watch)) ?? null
    return came === value || came === null ? [] : [{ watch, foretold: value, happened: came }]
  })
}

/** Elements of `given` that are missing from `from`, counting duplicates, compared by key. */
export function missingFrom<One>(from: readonly One[], given: readonly One[], keyOf: (one: One) => string): One[] {
  const left = new Map<string, number>()
  for (const one of from) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1)
  return given.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0
    left.set(keyOf(one), count - 1)
    return count <= 0
  })
}
