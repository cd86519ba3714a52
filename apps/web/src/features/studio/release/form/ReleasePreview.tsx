import { type Amount, addressOrNative } from '@musi/domain/currency'
import type { ListedAsset } from '@musi/domain/market/assetListing'
import { safeText } from '@musi/domain/safeText'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import panel from '#platform/page/card/Card.module.css'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { AssetDescription } from '#platform/tokens/collectibles/drop/AssetDescription.tsx'
import drop from '#platform/tokens/collectibles/drop/Drop.module.css'
import { releaseText } from '../state/releaseWords.ts'

type Props = {
  picture: string | null
  name: string
  artist: string
  releaseSeconds: bigint | null
  price: Amount | null
}

/** The card of the drop zone with what is typed so far. */
export function ReleasePreview({ releaseSeconds, price, ...typed }: Props) {
  const asset = typedAsset({ releaseSeconds, price, ...typed })
  const missing = [
    ...(releaseSeconds === null ? [releaseText('preview.noDate')] : []),
    ...(price === null ? [releaseText('preview.noPrice')] : []),
  ]
  return (
    <section className={panel['roomy']} aria-labelledby="release-preview">
      <h2 id="release-preview">{releaseText('preview.title')}</h2>
      <div className={drop['card']}>
        <AssetPicture image={asset.image} seed={typed.name} alt="" isFirst />
        <AssetDescription asset={asset} isNext={false} missing={missing} />
      </div>
    </section>
  )
}

/** The piece as the listing would name it, without the addresses that it does not have yet. */
function typedAsset({ picture, name, artist, releaseSeconds, price }: Props): ListedAsset {
  const orderPrice = price === null ? null : { token: addressOrNative(price.currency), amount: price.raw }
  const sale = orderPrice === null ? null : { ethPrice: null, usdPrice: null, tokenImage: null, price: orderPrice }
  const artistName = safeText(artist, PIECE_LIMITS.artist)
  return {
    name: safeText(name, PIECE_LIMITS.name) || releaseText('preview.unnamed'),
    image: picture,
    permalink: null,
    releaseDate: dateOf(releaseSeconds),
    sale: releaseSeconds === null ? sale : null,
    upcoming: sale === null || releaseSeconds === null ? null : { opensSeconds: Number(releaseSeconds), sale },
    lastSale: null,
    owner: null,
    artist: artistName === '' ? null : { name: artistName, address: null },
    collection: '',
    description: '',
  }
}

/** Null for a date beyond what can be shown. */
function dateOf(seconds: bigint | null): string | null {
  const date = new Date(Number(seconds ?? Number.NaN) * 1000)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
