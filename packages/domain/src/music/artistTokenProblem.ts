import { bytesOf } from '../text/bytesOf.ts'
import { LISTED_TOKEN_LIMITS, TOKEN_LIMITS } from '../text/textLimits.ts'

const isLonger = (text: string, limit: number): boolean => Array.from(text).length > limit

/**
 * Reason why the factory would refuse a token, shown at the confirmation (spec: artist-tokens.create).
 */
export type ArtistTokenProblem = 'noName' | 'longName' | 'noSymbol' | 'longSymbol'

export function artistTokenProblem(name: string, symbol: string): ArtistTokenProblem | null {
  if (name === '') return 'noName'
  if (bytesOf(name) > TOKEN_LIMITS.name) return 'longName'
  if (symbol === '') return 'noSymbol'
  return bytesOf(symbol) > TOKEN_LIMITS.symbol ? 'longSymbol' : null
}

/** True if the token can be created but no token list accepts it, so that search finds it by address only (spec: artist-tokens.listed). */
export const isUnlisted = (name: string, symbol: string): boolean =>
  isLonger(name, LISTED_TOKEN_LIMITS.name) || isLonger(symbol, LISTED_TOKEN_LIMITS.symbol) || /\s/.test(symbol)
