import type { AssetSale, ListedAsset } from '@musi/domain/market/assetListing'
import { assetState } from '@musi/domain/market/assetState'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { secondsNow } from '#platform/session/chain/chainClock.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { OrderPrice } from '#platform/tokens/collectibles/order/OrderPrice.tsx'
import { t } from '../shelf/marketWords.ts'
import { AssetLink } from './AssetLink.tsx'
import { AssetPrice, nativeText } from './AssetPrice.tsx'
import styles from './Dropzone.module.css'

/** What is out, each by its state: for sale for so much, or not, and what it was sold for (spec: drops.featured). */
export const FeaturedAssets = ({ assets }: { assets: readonly ListedAsset[] }) => (
  <Stack as="section" gap={4} className={styles['featured']} aria-labelledby="featured-title">
    <h2 id="featured-title">{t('featured.title')}</h2>
    {assets.length === 0 && <Text tone="muted">{t('featured.none')}</Text>}
    <ul className={styles['grid']}>
      {assets.map((asset, place) => (
        // The listing may name an item without an address twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={`${place} ${asset.permalink} ${asset.name}`} asset={asset} isFirst={place === 0} />
      ))}
    </ul>
  </Stack>
)

function Card({ asset, isFirst }: { asset: ListedAsset; isFirst: boolean }) {
  const { image, permalink, lastSale } = asset
  const state = assetState(asset, secondsNow())
  const name = asset.name || t('unnamed')
  const sale = state.kind === 'forSale' ? state.sale : null
  const upcoming = state.kind === 'notForSale' ? state.upcoming : null
  return (
    <li className={`featured-nft-card ${styles['card']}`}>
      <AssetPicture image={image} seed={asset.name} alt="" isFirst={isFirst} />
      <h3>{name}</h3>
      {sale !== null ? (
        <AssetPrice label={t('price.current')} sale={sale} />
      ) : (
        <Text as="div" tone="muted" size={14} className={styles['none']}>
          <p>{t('price.none')}</p>
          {lastSale !== null && (
            <Text tone="strong" size={16} weight={560}>
              {withParts(t('price.last', { price: '⟦price⟧' }), { price: <OrderPrice price={lastSale} /> })}
            </Text>
          )}
          {upcoming !== null && (
            <AssetPrice label={t('price.upcoming', { time: exactTime(upcoming.opensSeconds) })} sale={upcoming.sale} />
          )}
        </Text>
      )}
      <Links asset={asset} name={name} sale={sale} permalink={permalink} />
    </li>
  )
}

type LinksProps = Pick<ListedAsset, 'permalink'> & { asset: ListedAsset; name: string; sale: ListedAsset['sale'] }

/** What can be done with it: whoever has it neither buys it nor offers for it. */
function Links({ asset: { owner }, name, sale, permalink }: LinksProps) {
  const account = useAccount()
  if (owner !== null && owner === account)
    return (
      <div className={styles['links']}>
        <AssetLink permalink={permalink} name={name} text={t('see')} />
      </div>
    )
  return (
    <div className={styles['links']}>
      {sale !== null && <BuyLink permalink={permalink} name={name} sale={sale} />}
      <AssetLink permalink={permalink} name={name} text={t('makeOffer')} />
    </div>
  )
}

type BuyProps = Pick<ListedAsset, 'permalink'> & { name: string; sale: AssetSale }

/** Says what it costs, in whatever the listing names. */
function BuyLink({ sale, ...link }: BuyProps) {
  const { price, ethPrice } = sale
  if (price !== null)
    return (
      <AssetLink {...link} text={t('buyNow')}>
        {withParts(t('buyNow.for', { price: '⟦price⟧' }), { price: <OrderPrice price={price} /> })}
      </AssetLink>
    )
  const text = ethPrice === null ? t('buyNow') : t('buyNow.for', { price: nativeText(ethPrice) })
  return <AssetLink {...link} text={text} />
}
