import { ASSETS_PATH } from '@musi/api/paths'
import { type AssetSale, type ListedAsset, assetListing } from '@musi/domain/market/assetListing'
import { ownPath } from '@musi/domain/ownPath'
import { config } from '#platform/page/config/config.ts'
import { answerTo } from '#platform/page/http/ask.ts'

/** Our server hands pictures on as its own: one of another host would tell it who looks (case 29). */
const withOwnPicture = (sale: AssetSale): AssetSale => ({ ...sale, tokenImage: ownPath(sale.tokenImage) ?? null })
const withOwnPictures = ({ image, sale, upcoming, ...asset }: ListedAsset): ListedAsset => ({
  ...asset,
  image: ownPath(image) ?? null,
  sale: sale && withOwnPicture(sale),
  upcoming: upcoming && { ...upcoming, sale: withOwnPicture(upcoming.sale) },
})

/** The marketplace listing: so many of the newest. A failure, or any answer but 200, is noted, and throws (spec: drops.assets). */
export async function askAssets(limit: number): Promise<readonly ListedAsset[]> {
  const query = new URLSearchParams({
    owner: config().nftOwner ?? '',
    order_direction: 'desc',
    offset: '0',
    limit: String(limit),
  })
  try {
    const listed = await answerTo(`${ASSETS_PATH}?${query}`, assetListing, { cache: 'default' })
    return listed.slice(0, limit).map(withOwnPictures)
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification has it logged (spec: drops.assets)
    console.warn('The marketplace listing could not be read.', error)
    throw error
  }
}
