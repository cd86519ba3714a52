export type StakeProblem = { readonly kind: 'connectWallet' } | { readonly kind: 'enterAmount' }

/** A deposit needs an amount within the unstaked shares; `amount` is null if invalid (spec: staking.deposit-problems). */
export function stakeProblem(connected: boolean, amount: bigint | null, unstaked: bigint | null): StakeProblem | null {
  if (!connected) return { kind: 'connectWallet' }
  if (amount === null || amount <= 0n || unstaked === null || amount > unstaked) return { kind: 'enterAmount' }
  return null
}
