import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { type KnownLooks, type TokenLookAlike, knownLooks, tokenLookAlike } from '@musi/domain/text/tokenLookAlike'
import { type TokenWarning, tokenWarning } from '@musi/domain/text/tokenWarning'
import type { Standing } from '@musi/domain/token-lists/tokenOrder'
import { addedTokens } from './addedTokens.ts'
import { bookTokens } from '../../session/chain/bookTokens.ts'
import { listedTokens } from './listedTokens.ts'
import { listLooks } from './listLooks.ts'
import { isKnown } from './tokens.ts'

type Tokens = ReadonlyMap<Address, Token>

/** Laid out when first asked for, and again when there are others. */
function keptLooks(): (tokens: Tokens) => readonly KnownLooks[] {
  let kept: { of: Tokens; looks: readonly KnownLooks[] } | undefined
  return (of) => {
    if (kept?.of !== of) kept = { of, looks: [knownLooks([...of.values()], [])] }
    return kept.looks
  }
}
const [ofBook, ofAdded] = [keptLooks(), keptLooks()]

type Tier = { has: (address: Address) => boolean; looks: () => readonly KnownLooks[] }

/** Most trusted first; what a list names is not compared with the rest of the list, where neither is the better known. */
const TIERS: readonly Tier[] = [
  { has: (address) => bookTokens().has(address), looks: () => ofBook(bookTokens()) },
  { has: (address) => listedTokens().has(address), looks: listLooks },
  { has: (address) => addedTokens().has(address), looks: () => ofAdded(addedTokens()) },
]

/** The token that this one could be taken for: one that is better known than it, be it in the book, listed or added. */
export function lookAlike(token: Token): TokenLookAlike | null {
  for (const { has, looks } of TIERS) {
    if (has(token.address)) return null
    for (const part of looks()) {
      const found = tokenLookAlike(token, part)
      if (found !== null) return found
    }
  }
  return null
}

export function standing(token: Token): Standing {
  if (bookTokens().has(token.address)) return 'known'
  return lookAlike(token) === null ? 'unknown' : 'lookAlike'
}

/** What the person must say "I understand" to before the token is used; null: nothing (spec: token-warnings.when). */
export const warningFor = (token: Token, from: 'link' | 'search'): TokenWarning | null =>
  tokenWarning(token, from, { has: isKnown }, lookAlike(token))
