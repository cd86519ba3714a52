import type { ArtistMarket } from './useArtistMarket.ts'
import { artistText } from './artistWords.ts'

/** Text shown without artists; null if there are some. */
export function emptyMarketText(market: ArtistMarket): string | null {
  if (market.kind !== 'read') return artistText(market.kind)
  return market.artists.length === 0 ? artistText('none') : null
}
