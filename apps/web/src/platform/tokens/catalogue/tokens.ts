import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { offListRow } from '@musi/domain/token-lists/offListRow'
import { settings } from '#platform/page/settings/settings.ts'
import { artistFeed, artistOf } from '../artists/artistFeed.ts'
import { addedTokens } from './addedTokens.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { listedTokens, subscribeListed } from './listedTokens.ts'

export type TokenSource = 'book' | 'list' | 'added' | 'artist'

export type SourcedToken = { readonly token: Token; readonly source: TokenSource }

/** Looks a token up among the known, listed, added and artist tokens of this chain; the best source wins. */
export function sourcedToken(address: Address): SourcedToken | null {
  const bookToken = bookTokens().get(address)
  if (bookToken) return { token: bookToken, source: 'book' }
  const listed = listedTokens().get(address)?.token
  if (listed) return { token: listed, source: 'list' }
  const added = addedTokens().get(address)
  if (added) return { token: added, source: 'added' }
  const artist = artistOf(address)
  return artist && { token: artist.token, source: 'artist' }
}

export const tokenByAddress = (address: Address): Token | null => sourcedToken(address)?.token ?? null

/**
 * True if the token is in the address book or the selected list, or was added by the person (spec:
 * token-warnings.when). Artist tokens do not count, because anybody can create one.
 */
export function isKnown(address: Address): boolean {
  const source = sourcedToken(address)?.source
  return source !== undefined && source !== 'artist'
}

const listed = {
  has(address: Address) {
    const source = sourcedToken(address)?.source
    return source !== undefined && source !== 'added'
  },
}

/** Note in the row of an unlisted token (spec: token-select.off-list). */
export const offList = (address: Address) => offListRow(address, { listed, addedByUser: addedTokens() })

/**
 * Calls the listener when tokens are added or removed. The first listener starts reading the lists,
 * but not the artists.
 */
export function subscribeTokens(listener: () => void): () => void {
  let added = addedTokens()
  const stopSettings = settings.subscribe(() => {
    if (addedTokens() === added) return
    added = addedTokens()
    listener()
  })
  const stops = [stopSettings, subscribeListed(listener), artistFeed.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}
