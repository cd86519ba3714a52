import type { Address } from '@musi/domain/address'

type Sum = { readonly token: Address; readonly earned: bigint }

/** Earnings per token, the token of most songs first, without zero sums. */
export function sumsByToken(rows: readonly Sum[]): readonly Sum[] {
  const sums = [...Map.groupBy(rows, ({ token }) => token)].map(([token, ofToken]) => ({
    token,
    songCount: ofToken.length,
    earned: ofToken.reduce((sum, { earned }) => sum + earned, 0n),
  }))
  return sums.filter(({ earned }) => earned > 0n).toSorted((one, other) => other.songCount - one.songCount)
}
