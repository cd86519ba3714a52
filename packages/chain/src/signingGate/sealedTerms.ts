import { pristine } from '../firstReferences.ts'
import type { DisplayedToken } from './displayedTokens.ts'
import { ownValue } from './ownFields.ts'
import { plainCopy } from './plainCopy.ts'
import type { ShownTerms } from './shownTerms.ts'

const { apply, weakGet, weakSet } = pristine

/** A transaction's deadline is not on screen: it is computed from the latest block when the wallet is asked. */
type Undated<Terms> = Terms extends { deadlineSeconds: bigint }
  ? Omit<Terms, 'deadlineSeconds'> & { deadlineSeconds: bigint | 'whenSent' }
  : Terms

export type ScreenTerms = Undated<ShownTerms>

declare const seal: unique symbol

/** Terms sealed when the screen was rendered. The gate accepts only sealed terms. */
export type SealedTerms = ScreenTerms & { readonly [seal]: true }

/** Sealed terms with the tokens used to display their amounts. */
const seals = new WeakMap<object, readonly DisplayedToken[]>()

/**
 * Seals a copy when the screen is rendered (spec: signing.sealed-when-drawn), so that later changes have no effect. `drawn`: tokens used
 * to display the amounts, taken from the amounts themselves (spec: signing.drawn-token).
 */
export function sealedTerms(terms: ScreenTerms, drawn: readonly DisplayedToken[]): SealedTerms {
  const copied = plainCopy(terms)
  const tokens = plainCopy(drawn)
  if (copied === null || tokens === null) throw new TypeError('The terms on screen must be plain data.')
  apply(weakSet, seals, [copied.copy, tokens.copy])
  return copied.copy as SealedTerms
}

/** Tokens used to display the amounts of sealed terms; null if the terms are not sealed. */
export const displayedTokensOf = (terms: unknown): readonly DisplayedToken[] | null =>
  typeof terms === 'object' && terms !== null
    ? ((apply(weakGet, seals, [terms]) as readonly DisplayedToken[] | undefined) ?? null)
    : null

/** The terms of a request with their deadline; null if they are not sealed. */
export function unsealTerms(terms: unknown, deadlineSeconds: bigint): ShownTerms | null {
  if (displayedTokensOf(terms) === null) return null
  const sealed = terms as SealedTerms
  if (ownValue(sealed, 'deadlineSeconds') !== 'whenSent') return sealed as ShownTerms
  return { __proto__: null, ...sealed, deadlineSeconds } as unknown as ShownTerms
}
