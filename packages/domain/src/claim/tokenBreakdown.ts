export type TokenBreakdown = { readonly total: bigint; readonly balance: bigint; readonly unclaimed: bigint }

/** All that somebody has of the governance token: in the wallet, in the airdrop and in the reward pools (spec: uni.total). */
export const tokenBreakdown = (balance: bigint, airdrop: bigint, unharvested: bigint): TokenBreakdown => ({
  total: balance + airdrop + unharvested,
  balance,
  // What the modal calls unclaimed are the rewards alone.
  unclaimed: unharvested,
})
