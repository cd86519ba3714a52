import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import { skeleton } from './skeleton.ts'

export type TokenLookAlike = { readonly of: Token; readonly by: 'symbol' | 'name' }

type Look = Readonly<Record<'symbol' | 'name', ReadonlyMap<string, readonly Token[]>>>

/** The known tokens by what they look like, built once for many questions. */
export type KnownLooks = { readonly letters: Look; readonly sight: Look; readonly trusted: ReadonlySet<Address> }

function looksBy(known: readonly Token[], way: 'letters' | 'sight', part: 'symbol' | 'name') {
  const looks = new Map<string, Token[]>()
  for (const token of known) {
    const look = skeleton(token[part])[way]
    if (look === '') continue
    const same = looks.get(look)
    if (same) same.push(token)
    else looks.set(look, [token])
  }
  return looks
}

/** `trusted` are the tokens of the address book, which are never flagged (spec: tokens.look-alike). */
export function knownLooks(known: readonly Token[], trusted: Iterable<Address>): KnownLooks {
  const look = (way: 'letters' | 'sight'): Look => ({
    symbol: looksBy(known, way, 'symbol'),
    name: looksBy(known, way, 'name'),
  })
  return { letters: look('letters'), sight: look('sight'), trusted: new Set(trusted) }
}

/** The known token that this one could be taken for: same symbol or name, in any case or as it looks, other address. */
export function tokenLookAlike(token: Token, { letters, sight, trusted }: KnownLooks): TokenLookAlike | null {
  if (trusted.has(token.address)) return null
  for (const by of ['symbol', 'name'] as const) {
    const looks = skeleton(token[by])
    const same = [...(letters[by].get(looks.letters) ?? []), ...(sight[by].get(looks.sight) ?? [])]
    const other = same.find(({ address }) => address !== token.address)
    if (other) return { of: other, by }
  }
  return null
}
