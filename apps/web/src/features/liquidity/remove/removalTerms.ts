import type { ScreenTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import type { ReviewedRemoval } from './removalReview.ts'

export type RemovalTerms = ReviewedRemoval & { readonly account: Address }

/** The native currency is the second side of the router's call, whichever side it is on the screen. */
export function routedSides({ a, b }: Pick<ReviewedRemoval, 'a' | 'b'>) {
  const [first, second] = a.amount.currency.kind === 'native' ? [b, a] : [a, b]
  const one = first.amount.currency
  const other = second.amount.currency
  if (one.kind === 'native') throw new RangeError('One side of a pool is a token.')
  const tokenB: Address | 'native' = other.kind === 'native' ? 'native' : other.address
  return { tokenA: one.address, tokenB, minimumA: first.minimum.raw, minimumB: second.minimum.raw }
}

/** The terms on screen before signing. A permit keeps the deadline it was signed with. */
export const removalScreenTerms = (terms: RemovalTerms): ScreenTerms => ({
  kind: 'removeLiquidity',
  ...routedSides(terms),
  liquidity: terms.shares.raw,
  recipient: terms.account,
  deadlineSeconds: terms.permit?.deadlineSeconds ?? 'whenSent',
})
