import type { Token } from '@musi/domain/currency'
import { type KnownLooks, type TokenLookAlike, knownLooks, tokenLookAlike } from '@musi/domain/text/tokenLookAlike'
import { type TokenWarning, tokenWarning } from '@musi/domain/text/tokenWarning'
import type { Standing } from '@musi/domain/token-lists/tokenOrder'
import { bookTokens } from './bookTokens.ts'
import { isKnown } from './tokens.ts'

let looks: KnownLooks | undefined

/** The known tokens as they look; made when first asked for, for it knows the letters of all scripts. */
function ofBook(): KnownLooks {
  looks ??= knownLooks([...bookTokens().values()], bookTokens().keys())
  return looks
}

/** The known token that this one could be taken for. */
export const lookAlike = (token: Token): TokenLookAlike | null => tokenLookAlike(token, ofBook())

export function standing(token: Token): Standing {
  if (bookTokens().has(token.address)) return 'known'
  return lookAlike(token) === null ? 'unknown' : 'lookAlike'
}

/** What the person must say "I understand" to before the token is used; null: nothing (decisions.md §6.4). */
export const warningFor = (token: Token, from: 'link' | 'search'): TokenWarning | null =>
  tokenWarning(token, from, { has: isKnown }, ofBook())
