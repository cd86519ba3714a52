import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import type { TokenLookAlike } from './tokenLookAlike.ts'

export type TokenWarning = {
  readonly token: Token
  /** The known token it could be mistaken for, shown with a red frame. */
  readonly lookAlike: TokenLookAlike | null
}

/**
 * The warning that the user must confirm before a token is used (spec: token-warnings.when): for any unknown token, and for a
 * look-alike selected in the search. `known` has the tokens of the address book, of the selected list and those the user added.
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
