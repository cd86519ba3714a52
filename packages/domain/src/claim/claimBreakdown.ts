import type { ClaimFlags } from './claimFlags.ts'

const WHOLE = 10n ** 18n
/** spec: claims.breakdown */
const SOCKS = 1000n * WHOLE
const USER = 400n * WHOLE

export type ClaimRow = { readonly kind: 'socks' | 'liquidity' | 'user'; readonly amount: bigint }

/** Breakdown of a claim: a row per flag; the remainder, if any, is for liquidity (spec: claims.breakdown). */
export function claimBreakdown(total: bigint, { isSOCKS, isLP, isUser }: ClaimFlags): ClaimRow[] {
  const liquidity = total - (isSOCKS ? SOCKS : 0n) - (isUser ? USER : 0n)
  return [
    ...(isSOCKS ? [{ kind: 'socks', amount: SOCKS } as const] : []),
    ...(isLP && liquidity >= 0n ? [{ kind: 'liquidity', amount: liquidity } as const] : []),
    ...(isUser ? [{ kind: 'user', amount: USER } as const] : []),
  ]
}

/** The amount that can be claimed: zero until the contract has reported the claim as unclaimed (spec: claims.available). */
export const claimableAmount = (recordAmount: bigint | null, isClaimed: boolean | null): bigint =>
  recordAmount === null || isClaimed !== false ? 0n : recordAmount
