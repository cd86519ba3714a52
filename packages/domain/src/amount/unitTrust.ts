import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import type { TokenLookAlike } from '../text/tokenLookAlike.ts'

/** Whose token an amount is counted in (spec: money.whose). */
export type UnitTrust =
  /** In the address book, on the selected list, or added by the person. */
  | { readonly kind: 'known' }
  /** Made by our own factory, and like no other token. */
  | { readonly kind: 'madeHere'; readonly creator: Address }
  /** Could be mistaken for `original`, which is more trusted. */
  | { readonly kind: 'lookAlike'; readonly original: Token }
  | { readonly kind: 'unknown' }

export type UnitFacts = {
  /** Where the token is found; null: nowhere, or the lists are not read yet. */
  readonly source: 'book' | 'list' | 'added' | 'artist' | null
  /** Who made it with our own factory. */
  readonly creator: Address | null
  /** Null: it resembles nothing, or that is not found out yet. */
  readonly lookAlike: TokenLookAlike | null
}

/** A token counts as unknown until something says otherwise; only an address of the book can look like nothing else. */
export function unitTrust({ source, creator, lookAlike }: UnitFacts): UnitTrust {
  if (source === 'book') return { kind: 'known' }
  if (lookAlike !== null) return { kind: 'lookAlike', original: lookAlike.original }
  if (source === 'list' || source === 'added') return { kind: 'known' }
  return source === 'artist' && creator !== null ? { kind: 'madeHere', creator } : { kind: 'unknown' }
}

/** Whether dollars may stand beside an amount (spec: money.whose-worth): a pool says nothing of a token that pretends to be another or that nobody knows. */
export const hasWorth = ({ kind }: UnitTrust): boolean => kind === 'known' || kind === 'madeHere'

/**
 * Whether an act with the token asks for the tick first (spec: token-warnings.act). `isProven`: an artist's token for which the note
 * is enough (spec: artist-tokens.note), or the account's own.
 */
export function needsTick({ kind }: UnitTrust, isProven: boolean): boolean {
  if (kind === 'madeHere') return !isProven
  return kind !== 'known'
}
