import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import type { TokenLookAlike } from '../text/tokenLookAlike.ts'

/** Trust in the token of an amount (spec: money.whose). */
export type UnitTrust =
  /** In the address book, on the selected list, or added by the person. */
  | { readonly kind: 'known' }
  /** Created by our own factory, and similar to no other token. */
  | { readonly kind: 'madeHere'; readonly creator: Address }
  /** Could be mistaken for `original`, which is more trusted. */
  | { readonly kind: 'lookAlike'; readonly original: Token }
  | { readonly kind: 'unknown' }

export type UnitFacts = {
  /** The list that has the token; null if none does, or the lists are not read yet. */
  readonly source: 'book' | 'list' | 'added' | 'artist' | null
  /** The account that created it with our factory. */
  readonly creator: Address | null
  /** The token it can be mistaken for; null if it resembles no other token, or that is not known yet. */
  readonly lookAlike: TokenLookAlike | null
}

/**
 * A token without any of these facts is unknown. Only tokens of the address book are exempt from look-alike checks.
 */
export function unitTrust({ source, creator, lookAlike }: UnitFacts): UnitTrust {
  if (source === 'book') return { kind: 'known' }
  if (lookAlike !== null) return { kind: 'lookAlike', original: lookAlike.original }
  if (source === 'list' || source === 'added') return { kind: 'known' }
  return source === 'artist' && creator !== null ? { kind: 'madeHere', creator } : { kind: 'unknown' }
}

/**
 * True if dollars may be shown beside an amount (spec: money.whose-worth), because the pool of a look-alike or unknown
 * token proves no price.
 */
export const hasWorth = ({ kind }: UnitTrust): boolean => kind === 'known' || kind === 'madeHere'

/**
 * True if an action with the token asks for confirmation first (spec: token-warnings.act). `isProven`: an artist's token that needs
 * only a note (spec: artist-tokens.note), or the account's own token.
 */
export function needsConfirmation({ kind }: UnitTrust, isProven: boolean): boolean {
  if (kind === 'madeHere') return !isProven
  return kind !== 'known'
}
