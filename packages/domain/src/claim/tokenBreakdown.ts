export type TokenBreakdown = { readonly total: bigint; readonly balance: bigint; readonly unclaimed: bigint }

/** An account's governance tokens: in the wallet, in the airdrop and in the reward pools (spec: uni.total). */
export const tokenBreakdown = (balance: bigint, airdrop: bigint, unharvested: bigint): TokenBreakdown => ({
  total: balance + airdrop + unharvested,
  balance,
  // In the modal, "unclaimed" means the rewards alone.
  unclaimed: unharvested,
})
