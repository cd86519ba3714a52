export type StakeProblem = { readonly kind: 'connectWallet' } | { readonly kind: 'enterAmount' }

/** A deposit needs an amount within the unstaked shares; `amount` is null if invalid (spec: staking.deposit-problems). */
export function stakeProblem(connected: boolean, amount: bigint | null, unstaked: bigint | null): StakeProblem | null {
  if (!connected) return { kind: 'connectWallet' }
  if (amount === null || amount <= 0n || unstaked === null || amount > unstaked) return { kind: 'enterAmount' }
  return null
}

/** Withdrawing and claiming need a known stake above zero (spec: staking.withdraw-problems). */
export function withdrawProblem(connected: boolean, stake: bigint | null): StakeProblem | null {
  if (!connected) return { kind: 'connectWallet' }
  return stake === null || stake === 0n ? { kind: 'enterAmount' } : null
}
