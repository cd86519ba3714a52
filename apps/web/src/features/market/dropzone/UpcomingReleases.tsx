import type { ListedAsset } from '@musi/domain/market/assetListing'
import { assetState } from '@musi/domain/market/assetState'
import { SHOWN_AT_ONCE, carouselArrows } from '@musi/domain/music/drops/carousel'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { type CSSProperties, useState } from 'react'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { secondsNow } from '#platform/session/chain/chainClock.ts'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { t } from '../shelf/marketWords.ts'
import { AssetLink } from './AssetLink.tsx'
import { AssetPrice } from './AssetPrice.tsx'
import { DropCountdown } from './DropCountdown.tsx'
import styles from './Dropzone.module.css'

const MINUTE_SECONDS = 60

/** What it will cost, and from when on where that is not the end of its countdown, to the minute. */
function priceLabel(isOpen: boolean, atSeconds: number, upcoming: ListedAsset['upcoming']): string {
  if (isOpen) return t('price.current')
  return upcoming === null || upcoming.opensSeconds < atSeconds + MINUTE_SECONDS
    ? t('price.then')
    : t('price.upcoming', { time: exactTime(upcoming.opensSeconds) })
}

type ReleaseProps = { asset: ListedAsset; isFirst: boolean; isHidden: boolean }

function Release({ asset, isFirst, isHidden }: ReleaseProps) {
  const { image, permalink, upcoming } = asset
  const state = assetState(asset, secondsNow())
  const name = asset.name || t('unnamed')
  return (
    <li className={styles['release']} inert={isHidden}>
      <AssetPicture image={image} seed={asset.name} alt="" isFirst={isFirst} />
      <div className={styles['told']}>
        <h3>{name}</h3>
        {state.kind === 'ahead' && (
          <>
            <DropCountdown atSeconds={state.atSeconds} />
            {state.sale !== null && (
              <AssetPrice label={priceLabel(state.isOpen, state.atSeconds, upcoming)} sale={state.sale} />
            )}
          </>
        )}
        <AssetLink permalink={permalink} name={name} text={t('see')} />
      </div>
    </li>
  )
}

/** What is still to come: three at a time, one step an arrow, and none beyond either end (spec: drops.carousel). */
export function UpcomingReleases({ assets }: { assets: readonly ListedAsset[] }) {
  const [index, setIndex] = useState(0)
  const at = Math.min(index, Math.max(0, assets.length - SHOWN_AT_ONCE))
  const arrows = carouselArrows(at, assets.length)
  const last = Math.min(at + SHOWN_AT_ONCE, assets.length)
  return (
    <Stack as="section" id="dropzone-carousel" gap={4} aria-labelledby="upcoming-title">
      <Cluster as="header" gap={3} center apart className={styles['head']}>
        <h2 id="upcoming-title">{t('upcoming.title')}</h2>
        {assets.length > 0 && (
          <Cluster gap={2} nowrap className={styles['arrows']}>
            <output className="unseen">{t('upcoming.shown', { first: at + 1, last, count: assets.length })}</output>
            <Button
              id="upcoming-left"
              aria-label={t('upcoming.back')}
              disabled={!arrows.left}
              onClick={() => setIndex(at - 1)}
            >
              <Icon name="back" />
            </Button>
            <Button
              id="upcoming-right"
              aria-label={t('upcoming.on')}
              disabled={!arrows.right}
              onClick={() => setIndex(at + 1)}
            >
              <Icon name="arrow" />
            </Button>
          </Cluster>
        )}
      </Cluster>
      {assets.length === 0 ? (
        <Text tone="muted">{t('upcoming.none')}</Text>
      ) : (
        <div className={styles['window']}>
          <ul
            className={styles['track']}
            style={{ '--at': at, '--shown': Math.min(SHOWN_AT_ONCE, assets.length) } as CSSProperties}
          >
            {assets.map((asset, place) => (
              <Release
                // The listing may name an item without an address twice.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${place} ${asset.permalink} ${asset.name}`}
                asset={asset}
                isFirst={place === at}
                isHidden={place < at || place >= last}
              />
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}
