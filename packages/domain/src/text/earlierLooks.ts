import type { Token } from '../currency.ts'
import type { TokenLookAlike } from './tokenLookAlike.ts'
import { skeleton } from './skeleton.ts'

/** Tokens in the order in which they were made, each compared with all that were added before it. */
export type EarlierLooks = {
  /** The first of the added ones that this could be mistaken for. */
  lookAlike: (token: Token) => TokenLookAlike | null
  add: (token: Token) => void
}

/** Only the first of several that look the same is remembered: it is the one that the later ones imitate. */
export function earlierLooks(): EarlierLooks {
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
