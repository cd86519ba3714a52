import type { Address } from '../address.ts'

/** Reason why "Claim UNI" cannot be pressed for an address (spec: claims.button). */
export type ClaimProblem =
  | { readonly kind: 'enterAddress' }
  | { readonly kind: 'noClaim' }
  | { readonly kind: 'loading' }

/** `amount`: the claimable amount of the address (claimBreakdown.ts); null while loading. */
export function claimProblem(recipient: Address | null, amount: bigint | null): ClaimProblem | null {
  if (recipient === null) return { kind: 'enterAddress' }
  if (amount === null) return { kind: 'loading' }
  return amount > 0n ? null : { kind: 'noClaim' }
}
