import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import {
  type KnownTokenIndex,
  type TokenLookAlike,
  knownTokenIndex,
  tokenLookAlike,
} from '@musi/domain/text/tokenLookAlike'
import { type TokenWarning, tokenWarning } from '@musi/domain/text/tokenWarning'
import type { Standing } from '@musi/domain/token-lists/search/tokenOrder'
import { artistOf } from '../artists/artistFeed.ts'
import { addedTokens } from './addedTokens.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { listedTokens } from './listedTokens.ts'
import { artistLooks } from './artistLooks.ts'
import { listLookSteps, listLooks } from './listLooks.ts'
import { runInTurns } from './runInTurns.ts'
import { isKnown } from './tokens.ts'

type Tokens = ReadonlyMap<Address, Token>

/** Computed on first use, and again when the tokens change. */
function cachedLooks(): (tokens: Tokens) => readonly KnownTokenIndex[] {
  let cached: { tokens: Tokens; looks: readonly KnownTokenIndex[] } | undefined
  return (tokens) => {
    if (cached?.tokens !== tokens) cached = { tokens, looks: [knownTokenIndex([...tokens.values()], [])] }
    return cached.looks
  }
}
const bookLooks = cachedLooks()
const addedLooks = cachedLooks()

type Tier = {
  has: (address: Address) => boolean
  looks: () => readonly KnownTokenIndex[]
  /** Order within a tier, if it has one. */
  among?: (address: Address) => TokenLookAlike | null
}

/** Most trusted first. Listed tokens are not compared with each other; artists' tokens are compared with older ones. */
const TIERS: readonly Tier[] = [
  { has: (address) => bookTokens().has(address), looks: () => bookLooks(bookTokens()) },
  { has: (address) => listedTokens().has(address), looks: listLooks },
  {
    has: (address) => artistOf(address) !== null,
    looks: artistLooks,
    among: (address) => artistOf(address)?.lookAlike ?? null,
  },
  { has: (address) => addedTokens().has(address), looks: () => addedLooks(addedTokens()) },
]

/** The token that this one could be mistaken for: a more trusted one of the book, the list, the artists or the added tokens. */
export function lookAlike(token: Token): TokenLookAlike | null {
  for (const { has, looks, among } of TIERS) {
    if (has(token.address)) return among?.(token.address) ?? null
    for (const part of looks()) {
      const match = tokenLookAlike(token, part)
      if (match !== null) return match
    }
  }
  return null
}

/** Finds a look-alike after preparing a long list in short slices. */
export async function preparedLookAlike(token: Token): Promise<TokenLookAlike | null> {
  await runInTurns(listLookSteps(), () => true)
  return lookAlike(token)
}

export function standing(token: Token): Standing {
  if (bookTokens().has(token.address)) return 'known'
  return lookAlike(token) === null ? 'unknown' : 'lookAlike'
}

/**
 * The warning that the person must accept before the token is used; null if there is none (spec: token-warnings.when).
 */
export const warningFor = (token: Token, from: 'link' | 'search'): TokenWarning | null =>
  tokenWarning(token, from, { has: isKnown }, lookAlike(token))
