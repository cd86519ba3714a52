/** Amounts that can be collected now, each with its source: a reward pool or the airdrop (spec: staking.collectable). */
export type CollectableAmount<Pool> =
  | { readonly kind: 'rewards'; readonly pool: Pool; readonly amount: bigint }
  | { readonly kind: 'airdrop'; readonly amount: bigint }

/** Collectable amounts, largest first; null if any part is not read yet. */
export function collectableAmounts<Pool>(
  rewards: readonly { readonly pool: Pool; readonly amount: bigint | null }[],
  airdrop: bigint | null,
): readonly CollectableAmount<Pool>[] | null {
  if (airdrop === null) return null
  const all: CollectableAmount<Pool>[] = [{ kind: 'airdrop', amount: airdrop }]
  for (const { pool, amount } of rewards) {
    if (amount === null) return null
    all.push({ kind: 'rewards', pool, amount })
  }
  return all
    .filter(({ amount }) => amount > 0n)
    .toSorted((one, other) => (one.amount < other.amount ? 1 : one.amount > other.amount ? -1 : 0))
}

export const sumOf = (all: readonly { readonly amount: bigint }[]): bigint =>
  all.reduce((sum, { amount }) => sum + amount, 0n)
