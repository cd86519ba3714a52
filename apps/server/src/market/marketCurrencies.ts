import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { ArtistFeed } from '../artists/artistFeed.ts'

/**
 * Whether a price may be in this token: one that people know, or one that was made here (spec: market.currencies). Null: what was made
 * here has not been read.
 */
export function marketCurrencies(
  known: readonly Pick<Token, 'address'>[],
  artists: Pick<ArtistFeed, 'state'>,
): (token: Address) => Promise<boolean | null> {
  const addresses = new Set<string>(known.map(({ address }) => address))
  return async (token) => {
    if (addresses.has(token)) return true
    const feed = await artists.state()
    return feed.kind === 'read' ? feed.tokens.some(({ address }) => address === token) : null
  }
}
