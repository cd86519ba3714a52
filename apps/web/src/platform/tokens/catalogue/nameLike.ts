import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { tokenLookAlike } from '@musi/domain/text/tokenLookAlike'
import { artistOf } from '../artists/artistFeed.ts'
import { artistLooks } from './artistLooks.ts'

/** Token of another artist that a name resembles; null if there is none (spec: songs.look-alike). */
export function nameLike(name: string, { artist, token }: { artist: Address; token: Address }): Token | null {
  const named: Token = { kind: 'token', address: token, name, symbol: name, decimals: 18 }
  for (const looks of artistLooks()) {
    const original = tokenLookAlike(named, looks)?.original
    if (original !== undefined && artistOf(original.address)?.creator !== artist) return original
  }
  return null
}
