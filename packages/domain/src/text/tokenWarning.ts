import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import type { TokenLookAlike } from './tokenLookAlike.ts'

export type TokenWarning = {
  readonly token: Token
  /** Shown with a red frame: the known token it could be mistaken for. */
  readonly lookAlike: TokenLookAlike | null
}

/**
 * Decides if the user must confirm "I understand" before a token is used (spec: token-warnings.when): for an unknown
 * token from anywhere, and for a look-alike selected in the search. `known`: in the selected list, known, or added by
 * the user.
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
