import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import { skeleton } from './skeleton.ts'

export type TokenLookAlike = { readonly original: Token; readonly by: 'symbol' | 'name' }

type LooksIndex = Readonly<Record<'symbol' | 'name', ReadonlyMap<string, readonly Token[]>>>

/** The known tokens indexed by appearance, built once for many lookups. */
export type KnownTokenIndex = {
  readonly letters: LooksIndex
  readonly sight: LooksIndex
  readonly trusted: ReadonlySet<Address>
}

function looksBy(known: readonly Token[], form: 'letters' | 'sight', part: 'symbol' | 'name') {
  const looks = new Map<string, Token[]>()
  for (const token of known) {
    const look = skeleton(token[part])[form]
    if (look === '') continue
    const same = looks.get(look)
    if (same) same.push(token)
    else looks.set(look, [token])
  }
  return looks
}

/** `trusted` are the tokens of the address book, which are never flagged (spec: tokens.look-alike). */
export function knownTokenIndex(known: readonly Token[], trusted: Iterable<Address>): KnownTokenIndex {
  const look = (form: 'letters' | 'sight'): LooksIndex => ({
    symbol: looksBy(known, form, 'symbol'),
    name: looksBy(known, form, 'name'),
  })
  return { letters: look('letters'), sight: look('sight'), trusted: new Set(trusted) }
}

/**
 * The known token this one could be mistaken for: one at another address whose symbol or name reads or looks the same.
 */
export function tokenLookAlike(token: Token, { letters, sight, trusted }: KnownTokenIndex): TokenLookAlike | null {
  if (trusted.has(token.address)) return null
  for (const by of ['symbol', 'name'] as const) {
    const looks = skeleton(token[by])
    const same = [...(letters[by].get(looks.letters) ?? []), ...(sight[by].get(looks.sight) ?? [])]
    const other = same.find(({ address }) => address !== token.address)
    if (other) return { original: other, by }
  }
  return null
}
