import type { ListedAsset } from '@musi/domain/market/assetListing'
import { SHOWN_AT_ONCE, carouselArrows } from '@musi/domain/music/carousel'
import { dropAtMs } from '@musi/domain/music/dropCountdown'
import { Button } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import { type CSSProperties, useState, useSyncExternalStore } from 'react'
import { AssetPicture } from '../../../platform/tokens/collectibles/AssetPicture.tsx'
import { exactTime } from '../../../platform/page/i18n/exactTime.ts'
import { secondsNow, subscribeToSeconds } from '../../../platform/session/chain/chainClock.ts'
import { t } from '../shelf/marketWords.ts'
import { AssetPrice } from './AssetPrice.tsx'
import { DropCountdown } from './DropCountdown.tsx'
import styles from './Dropzone.module.css'

const MINUTE_MS = 60_000

/** By the end of the countdown, to the minute. */
function isOpenBy(opensSeconds: number, releaseDate: string | null): boolean {
  const dropMs = dropAtMs(releaseDate)
  return dropMs !== null && opensSeconds * 1000 < dropMs + MINUTE_MS
}

type UpcomingProps = { upcoming: NonNullable<ListedAsset['upcoming']>; releaseDate: string | null }

/** The listing says a while later that anybody can buy now; the clock that the countdown ended by knows it at once. */
function UpcomingPrice({ upcoming: { opensSeconds, sale }, releaseDate }: UpcomingProps) {
  const isOpen = useSyncExternalStore(subscribeToSeconds, () => secondsNow() >= opensSeconds)
  // Above it the date is counted down to.
  const later = isOpenBy(opensSeconds, releaseDate)
    ? t('price.then')
    : t('price.upcoming', { time: exactTime(opensSeconds) })
  return <AssetPrice label={isOpen ? t('price.current') : later} sale={sale} />
}

/** Three at a time, one step an arrow, and none beyond either end (spec: drops.carousel). */
export function UpcomingReleases({ assets }: { assets: readonly ListedAsset[] }) {
  const [index, setIndex] = useState(0)
  const at = Math.min(index, Math.max(0, assets.length - SHOWN_AT_ONCE))
  const arrows = carouselArrows(at, assets.length)
  const last = Math.min(at + SHOWN_AT_ONCE, assets.length)
  return (
    <section className={styles['upcoming']} aria-labelledby="upcoming-title">
      <header className={styles['head']}>
        <h2 id="upcoming-title">{t('upcoming.title')}</h2>
        <div className={styles['arrows']}>
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
        </div>
      </header>
      <div className={styles['window']}>
        <ul className={styles['track']} style={{ '--at': at } as CSSProperties}>
          {assets.map(({ name, image, permalink, releaseDate, upcoming }, place) => (
            // The listing may name the same item twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${place} ${name}`} className={styles['release']} inert={place < at || place >= last}>
              <AssetPicture image={image} seed={name} alt="" isFirst={place === at} />
              <h3>{name || t('unnamed')}</h3>
              <DropCountdown name={name || t('unnamed')} releaseDate={releaseDate} permalink={permalink} />
              {upcoming !== null && <UpcomingPrice upcoming={upcoming} releaseDate={releaseDate} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
