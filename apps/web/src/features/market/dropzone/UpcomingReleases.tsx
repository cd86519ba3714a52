import type { ListedAsset } from '@musi/domain/market/assetListing'
import { SHOWN_AT_ONCE, carouselArrows } from '@musi/domain/music/drops/carousel'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { type CSSProperties, useState } from 'react'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { marketText } from '../frame/marketWords.ts'
import { AssetDescription } from '#platform/tokens/collectibles/drop/AssetDescription.tsx'
import drop from '#platform/tokens/collectibles/drop/Drop.module.css'
import styles from './Dropzone.module.css'

/**
 * Upcoming drops: the next one in full width, the others three at a time, one step per arrow (spec: drops.carousel).
 */
export function UpcomingReleases({ assets: [next, ...others] }: { assets: readonly ListedAsset[] }) {
  const [index, setIndex] = useState(0)
  const at = Math.min(index, Math.max(0, others.length - SHOWN_AT_ONCE))
  const last = Math.min(at + SHOWN_AT_ONCE, others.length)
  return (
    <Stack as="section" id="dropzone-carousel" gap={4} className={styles['section']} aria-labelledby="upcoming-title">
      <h2 id="upcoming-title">{marketText('upcoming.title')}</h2>
      {next === undefined ? (
        <Text tone="muted">{marketText('upcoming.none')}</Text>
      ) : (
        <div className={drop['next']} data-release>
          <AssetPicture image={next.image} seed={next.name} alt="" isFirst />
          <AssetDescription asset={next} isNext />
        </div>
      )}
      {others.length > 0 && (
        <div className={styles['window']}>
          <ul className={styles['track']} style={{ '--at': at } as CSSProperties}>
            {others.map((asset, place) => (
              <li
                // The listing may name an item without an address twice.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${place} ${asset.permalink} ${asset.name}`}
                className={drop['release']}
                data-release
                inert={place < at || place >= last}
              >
                <AssetPicture image={asset.image} seed={asset.name} alt="" />
                <AssetDescription asset={asset} isNext={false} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > SHOWN_AT_ONCE && <Arrows at={at} count={others.length} last={last} onMove={setIndex} />}
    </Stack>
  )
}

type ArrowsProps = { at: number; last: number; count: number; onMove: (at: number) => void }

function Arrows({ at, last, count, onMove }: ArrowsProps) {
  const arrows = carouselArrows(at, count)
  return (
    <Cluster gap={2} nowrap className={styles['arrows']}>
      <output className="unseen">{marketText('upcoming.shown', { first: at + 1, last, count })}</output>
      <Button
        id="upcoming-left"
        aria-label={marketText('upcoming.back')}
        disabled={!arrows.left}
        onClick={() => onMove(at - 1)}
      >
        <Icon name="back" />
      </Button>
      <Button
        id="upcoming-right"
        aria-label={marketText('upcoming.on')}
        disabled={!arrows.right}
        onClick={() => onMove(at + 1)}
      >
        <Icon name="arrow" />
      </Button>
    </Cluster>
  )
}
