import { first } from '../firstReferences.ts'
import type { DrawnToken } from './drawnTokens.ts'
import { ownValue } from './own.ts'
import { plainCopy } from './plainCopy.ts'
import type { ShownTerms } from './shownTerms.ts'

const { apply, weakGet, weakSet } = first

/** A screen does not name the deadline of what is sent at once: it follows from the latest block when the wallet is asked. */
type Undated<Terms> = Terms extends { deadlineSeconds: bigint }
  ? Omit<Terms, 'deadlineSeconds'> & { deadlineSeconds: bigint | 'whenSent' }
  : Terms

export type ScreenTerms = Undated<ShownTerms>

declare const seal: unique symbol

/** The terms on a screen, sealed when it was drawn. Nothing else passes the gate. */
export type SealedTerms = ScreenTerms & { readonly [seal]: true }

/** Each with the tokens that its amounts were drawn with. */
const seals = new WeakMap<object, readonly DrawnToken[]>()

/**
 * Copied once, when the screen is drawn (spec: signing.sealed-when-drawn): what is changed or replaced later changes nothing. `drawn`:
 * the tokens that its amounts are drawn with, from the amounts themselves (spec: signing.drawn-token).
 */
export function sealedTerms(terms: ScreenTerms, drawn: readonly DrawnToken[]): SealedTerms {
  const copied = plainCopy(terms)
  const tokens = plainCopy(drawn)
  if (copied === null || tokens === null) throw new TypeError('What a screen says is plain data.')
  apply(weakSet, seals, [copied.copy, tokens.copy])
  return copied.copy as SealedTerms
}

/** The tokens that the amounts of sealed terms were drawn with; null if no screen sealed them. */
export const drawnWith = (terms: unknown): readonly DrawnToken[] | null =>
  typeof terms === 'object' && terms !== null
    ? ((apply(weakGet, seals, [terms]) as readonly DrawnToken[] | undefined) ?? null)
    : null

/** The terms of a request with their deadline; null if no screen sealed them. */
export function statedTerms(terms: unknown, deadlineSeconds: bigint): ShownTerms | null {
  if (drawnWith(terms) === null) return null
  const sealed = terms as SealedTerms
  if (ownValue(sealed, 'deadlineSeconds') !== 'whenSent') return sealed as ShownTerms
  return { __proto__: null, ...sealed, deadlineSeconds } as unknown as ShownTerms
}
