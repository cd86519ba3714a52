import type { ListedAsset } from '@musi/domain/market/assetListing'
import { exactTime } from '../../../platform/page/i18n/exactTime.ts'
import { AssetPicture } from '../../../platform/tokens/collectibles/AssetPicture.tsx'
import { t } from '../shelf/marketWords.ts'
import { AssetLink } from './AssetLink.tsx'
import { AssetPrice } from './AssetPrice.tsx'
import styles from './Dropzone.module.css'

/** What the items cost, as it was received (spec: drops.featured). */
export const FeaturedAssets = ({ assets }: { assets: readonly ListedAsset[] }) => (
  <section className={styles['featured']} aria-labelledby="featured-title">
    <h2 id="featured-title">{t('featured.title')}</h2>
    <ul className={styles['grid']}>
      {assets.map(({ name, image, permalink, sale, upcoming }, place) => (
        // The listing may name the same item twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${place} ${name}`} className={styles['card']}>
          <AssetPicture image={image} seed={name} alt="" isFirst={place === 0} />
          <h3>{name || t('unnamed')}</h3>
          {sale !== null ? (
            <AssetPrice label={t('price.current')} sale={sale} />
          ) : (
            <div className={styles['none']}>
              <p>{t('price.none')}</p>
              {upcoming !== null && (
                <AssetPrice
                  label={t('price.upcoming', { time: exactTime(upcoming.opensSeconds) })}
                  sale={upcoming.sale}
                />
              )}
            </div>
          )}
          <div className={styles['links']}>
            <AssetLink what="buyNow" name={name || t('unnamed')} permalink={permalink} />
            <AssetLink what="makeOffer" name={name || t('unnamed')} permalink={permalink} />
          </div>
        </li>
      ))}
    </ul>
  </section>
)
