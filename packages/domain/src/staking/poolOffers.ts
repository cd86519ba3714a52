/** Actions on the page of a reward pool (spec: staking.offers). */
export type PoolOffers = {
  /** Shows the panel that leads to adding liquidity first; nothing can be deposited or withdrawn. */
  readonly getLiquidity: boolean
  readonly deposit: 'first' | 'more' | null
  readonly withdraw: boolean
  readonly claim: boolean
}

/** `unstaked` is the account's balance of pool shares. */
export function poolOffers(staked: bigint, unstaked: bigint, earned: bigint): PoolOffers {
  const isStaked = staked > 0n
  const getLiquidity = !isStaked && unstaked === 0n
  return {
    getLiquidity,
    deposit: getLiquidity ? null : isStaked ? 'more' : 'first',
    withdraw: isStaked,
    claim: earned !== 0n,
  }
}
