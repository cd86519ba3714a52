import type { ArtistMarket } from './useArtistMarket.ts'
import { t } from './artistWords.ts'

/** Text shown without artists; null if there are some. */
export function emptyMarketText(market: ArtistMarket): string | null {
  if (market.kind !== 'read') return t(market.kind)
  return market.artists.length === 0 ? t('none') : null
}
