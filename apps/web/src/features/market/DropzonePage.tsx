import type { ListedAsset } from '@musi/domain/market/assetListing'
import { assetState, sortedAssets } from '@musi/domain/market/assetState'
import { Skeleton } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import { useSyncExternalStore } from 'react'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { useListedAssets } from './shelf/useListedAssets.ts'
import { DropzoneFrame } from './DropzoneFrame.tsx'
import styles from './dropzone/Dropzone.module.css'
import { FeaturedAssets } from './dropzone/FeaturedAssets.tsx'
import { UpcomingReleases } from './dropzone/UpcomingReleases.tsx'
import { t } from './shelf/marketWords.ts'

/** spec: drops.carousel */
const FETCHED = 6

/** /dropzone: what comes, and what is out (spec: drops.page). */
export function DropzonePage() {
  const listed = useListedAssets(FETCHED)
  const assets = listed.kind === 'read' ? listed.value : []
  return (
    <DropzoneFrame>
      {listed.kind === 'waiting' ? (
        <div className={styles['waiting']}>
          <Skeleton label={t('assets.reading')} />
        </div>
      ) : assets.length === 0 ? (
        <Text as="div" tone="muted">
          <p>{t('assets.none')}</p>
          {/* What was not read is not said to be none. */}
          {listed.kind === 'away' && <p>{t('assets.away')}</p>}
        </Text>
      ) : (
        <>
          {listed.kind === 'read' && listed.isOld && <Text tone="muted">{t('market.old')}</Text>}
          <Sorted assets={assets} />
        </>
      )}
      {listed.kind !== 'waiting' && (
        <p>
          <PlaceLink to="/nft">{t('dropzone.toMarket')}</PlaceLink>
        </p>
      )}
    </DropzoneFrame>
  )
}

/** Each where it belongs at this second: drawn anew when something drops or goes on sale, not with every second. */
function Sorted({ assets }: { assets: readonly ListedAsset[] }) {
  useSyncExternalStore(subscribeToSeconds, () => assets.map((asset) => assetState(asset, secondsNow()).kind).join(' '))
  const { ahead, out } = sortedAssets(assets, secondsNow())
  return (
    <>
      <UpcomingReleases assets={ahead} />
      <FeaturedAssets assets={out} />
    </>
  )
}
