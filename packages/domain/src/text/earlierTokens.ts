import type { Token } from '../currency.ts'
import type { TokenLookAlike } from './tokenLookAlike.ts'
import { skeleton } from './skeleton.ts'

/** Compares each token with all tokens added before it, in order of creation. */
export type EarlierTokens = {
  /** The first added token that this one could be mistaken for. */
  lookAlike: (token: Token) => TokenLookAlike | null
  add: (token: Token) => void
}

/** Stores only the first of several tokens that look the same, because the later ones imitate it. */
export function earlierTokens(): EarlierTokens {
  const first = new Map<string, Token>()
  const keysOf = (token: Token, by: 'symbol' | 'name') => {
    const { letters, sight } = skeleton(token[by])
    return letters === '' ? [] : [`${by} letters ${letters}`, `${by} sight ${sight}`]
  }
  return {
    lookAlike(token) {
      for (const by of ['symbol', 'name'] as const)
        for (const key of keysOf(token, by)) {
          const original = first.get(key)
          if (original !== undefined && original.address !== token.address) return { original, by }
        }
      return null
    },
    add(token) {
      for (const by of ['symbol', 'name'] as const)
        for (const key of keysOf(token, by)) if (!first.has(key)) first.set(key, token)
    },
  }
}
