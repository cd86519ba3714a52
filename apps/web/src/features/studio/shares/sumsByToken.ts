import type { Address } from '@musi/domain/address'

type Sum = { readonly token: Address; readonly earned: bigint }

/** Earnings per token, in order of appearance, without zero sums. */
export function sumsByToken(rows: readonly Sum[]): readonly Sum[] {
  const sums = new Map<Address, bigint>()
  for (const { token, earned } of rows) sums.set(token, (sums.get(token) ?? 0n) + earned)
  return [...sums].filter(([, earned]) => earned > 0n).map(([token, earned]) => ({ token, earned }))
}
