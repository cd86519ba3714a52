import { bytesOf } from '../text/bytesOf.ts'

/** In bytes: the factory takes no longer ones. */
const [MOST_NAME_BYTES, MOST_SYMBOL_BYTES] = [64, 32]
/** In characters: no token list could hold longer ones (spec: token-lists.schema). */
const [LONGEST_NAME, LONGEST_SYMBOL] = [60, 20]

const isLonger = (text: string, limit: number): boolean => Array.from(text).length > limit

/** Why the factory would refuse it: said where it is confirmed, while the form itself checks nothing (spec: artist-tokens.create). */
export type ArtistTokenProblem = 'noName' | 'longName' | 'noSymbol' | 'longSymbol'

export function artistTokenProblem(name: string, symbol: string): ArtistTokenProblem | null {
  if (name === '') return 'noName'
  if (bytesOf(name) > MOST_NAME_BYTES) return 'longName'
  if (symbol === '') return 'noSymbol'
  return bytesOf(symbol) > MOST_SYMBOL_BYTES ? 'longSymbol' : null
}

/** A token that is made, and that no search here will offer (spec: artist-tokens.listed). */
export const isUnlisted = (name: string, symbol: string): boolean =>
  isLonger(name, LONGEST_NAME) || isLonger(symbol, LONGEST_SYMBOL) || /\s/.test(symbol)
