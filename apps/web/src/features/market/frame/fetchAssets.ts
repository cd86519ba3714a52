import { ASSETS_PATH } from '@musi/api/paths'
import { type AssetSale, type ListedAsset, assetListing } from '@musi/domain/market/assetListing'
import { ownPath } from '@musi/domain/ownPath'
import { config } from '#platform/page/config/config.ts'
import { answerTo } from '#platform/page/http/ask.ts'

/** Drops pictures of other hosts, which would learn who is looking (case 29). */
const withLocalPicture = (sale: AssetSale): AssetSale => ({ ...sale, tokenImage: ownPath(sale.tokenImage) ?? null })
const withLocalPictures = ({ image, sale, upcoming, ...asset }: ListedAsset): ListedAsset => ({
  ...asset,
  image: ownPath(image) ?? null,
  sale: sale && withLocalPicture(sale),
  upcoming: upcoming && { ...upcoming, sale: withLocalPicture(upcoming.sale) },
})

async function fetchAssetPage(offset: number, limit: number): Promise<readonly ListedAsset[]> {
  const query = new URLSearchParams({
    owner: config().nftOwner ?? '',
    order_direction: 'desc',
    offset: String(offset),
    limit: String(limit),
  })
  const listed = await answerTo(`${ASSETS_PATH}?${query}`, assetListing, { cache: 'default' })
  return listed.slice(0, limit).map(withLocalPictures)
}

/**
 * Fetches the marketplace listing: the newest `limit` items and up to `after` older ones. Any failure or status other than 200 is
 * logged, and throws (spec: drops.assets).
 */
export async function fetchAssets(limit: number, after: number): Promise<readonly ListedAsset[]> {
  try {
    const [first, more] = await Promise.all([fetchAssetPage(0, limit), after === 0 ? [] : fetchAssetPage(limit, after)])
    return first.length < limit ? first : [...first, ...more]
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification has it logged (spec: drops.assets)
    console.warn('The marketplace listing could not be read.', error)
    throw error
  }
}
