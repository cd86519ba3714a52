import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import type { TokenLookAlike } from './tokenLookAlike.ts'

export type TokenWarning = {
  readonly token: Token
  /** Shown with a red frame: the known token it could be mistaken for. */
  readonly lookAlike: TokenLookAlike | null
}

/**
 * Whether a person must say "I understand" before a token is used (spec: token-warnings.when): one that nobody here knows, wherever it
 * came from, and one picked in the search that looks like another. `known`: the selected list, the known tokens and those that
 * the person has added.
 */
export function tokenWarning(
  token: Token,
  from: 'link' | 'search',
  known: { has: (address: Address) => boolean },
  lookAlike: TokenLookAlike | null,
): TokenWarning | null {
  const isWarned = !known.has(token.address) || (from === 'search' && lookAlike !== null)
  return isWarned ? { token, lookAlike } : null
}
