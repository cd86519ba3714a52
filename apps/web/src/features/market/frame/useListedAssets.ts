import type { ListedAsset } from '@musi/domain/market/assetListing'
import { preloadTimeFormat } from '#platform/tokens/collectibles/preloadTimeFormat.ts'
import { type MarketAnswer, useMarketAnswer } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import { fetchAssets } from './fetchAssets.ts'

/** The marketplace listing, refreshed with each block and sale, and retried while the server does not answer. */
export const useListedAssets = (count: number, after = 0): MarketAnswer<readonly ListedAsset[]> =>
  useMarketAnswer(`assets ${count} ${after}`, () => {
    preloadTimeFormat()
    return fetchAssets(count, after)
  })
