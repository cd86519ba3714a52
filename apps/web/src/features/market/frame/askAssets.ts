import { ASSETS_PATH } from '@musi/api/paths'
import { type AssetSale, type ListedAsset, assetListing } from '@musi/domain/market/assetListing'
import { ownPath } from '@musi/domain/ownPath'
import { config } from '#platform/page/config/config.ts'
import { answerTo } from '#platform/page/http/ask.ts'

/** Pictures come from our server: another host would learn who is looking (case 29). */
const withOwnPicture = (sale: AssetSale): AssetSale => ({ ...sale, tokenImage: ownPath(sale.tokenImage) ?? null })
const withOwnPictures = ({ image, sale, upcoming, ...asset }: ListedAsset): ListedAsset => ({
  ...asset,
  image: ownPath(image) ?? null,
  sale: sale && withOwnPicture(sale),
  upcoming: upcoming && { ...upcoming, sale: withOwnPicture(upcoming.sale) },
})

async function askFrom(offset: number, limit: number): Promise<readonly ListedAsset[]> {
  const query = new URLSearchParams({
    owner: config().nftOwner ?? '',
    order_direction: 'desc',
    offset: String(offset),
    limit: String(limit),
  })
  const listed = await answerTo(`${ASSETS_PATH}?${query}`, assetListing, { cache: 'default' })
  return listed.slice(0, limit).map(withOwnPictures)
}

/**
 * The marketplace listing: the newest items, or the next ones `after` them. Any failure or status other than 200 is
 * logged, and throws (spec: drops.assets).
 */
export async function askAssets(limit: number, after: number): Promise<readonly ListedAsset[]> {
  try {
    const first = await askFrom(0, limit)
    return after === 0 || first.length < limit ? first : [...first, ...(await askFrom(limit, after))]
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification has it logged (spec: drops.assets)
    console.warn('The marketplace listing could not be read.', error)
    throw error
  }
}
