import type { AssetSale, ListedAsset } from '@musi/domain/market/assetListing'
import { useState } from 'react'
import { figureText } from '../../../platform/page/money/figureText.ts'
import { nativeCurrency } from '../../../platform/session/chain/nativeCurrency.ts'
import { AssetPicture } from '../shelf/AssetPicture.tsx'
import { t } from '../shelf/marketWords.ts'
import { AssetLink } from './AssetLink.tsx'
import styles from './Dropzone.module.css'

/** What the items cost, as it was received (spec: drops.featured). */
export const FeaturedAssets = ({ assets }: { assets: readonly ListedAsset[] }) => (
  <section className={styles['featured']} aria-labelledby="featured-title">
    <h2 id="featured-title">{t('featured.title')}</h2>
    <ul className={styles['grid']}>
      {assets.map(({ name, image, permalink, sale }, place) => (
        // The listing may name the same item twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${place} ${name}`} className={styles['card']}>
          <AssetPicture image={image} seed={name} alt="" isFirst={place === 0} />
          <h3>{name || t('unnamed')}</h3>
          {sale === null ? <p className={styles['none']}>{t('price.none')}</p> : <CurrentPrice sale={sale} />}
          <div className={styles['links']}>
            <AssetLink what="buyNow" name={name || t('unnamed')} permalink={permalink} />
            <AssetLink what="makeOffer" name={name || t('unnamed')} permalink={permalink} />
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const CurrentPrice = ({ sale: { ethPrice, usdPrice, tokenImage } }: { sale: AssetSale }) => (
  <dl className={styles['price']}>
    <dt>{t('price.current')}</dt>
    {ethPrice !== null && (
      <dd className={styles['eth']}>
        <TokenPicture image={tokenImage} />
        {t('price.eth', { amount: figureText(ethPrice), symbol: nativeCurrency().symbol })}
      </dd>
    )}
    {usdPrice !== null && <dd className={styles['usd']}>{t('price.usd', { amount: figureText(usdPrice) })}</dd>}
  </dl>
)

/** Which token it is paid with; a picture that cannot be shown says nothing. */
function TokenPicture({ image }: { image: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (image === null || isBroken) return null
  return (
    <img
      src={image}
      alt={t('price.token')}
      width="20"
      height="20"
      className={styles['token']}
      onError={() => setBroken(true)}
    />
  )
}
