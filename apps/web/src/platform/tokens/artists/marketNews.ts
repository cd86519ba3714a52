import type { ArtistMarket } from './useArtistMarket.ts'
import { t } from './artistWords.ts'

/** What is said where no artist can be shown. Null: there are some. */
export function marketNews(market: ArtistMarket): string | null {
  if (market.kind !== 'read') return t(market.kind)
  return market.artists.length === 0 ? t('none') : null
}
