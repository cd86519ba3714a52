import type { ListedAsset } from '@musi/domain/market/assetListing'
import { assetState, sortedAssets } from '@musi/domain/market/assetState'
import { Text } from '@musi/ui/Text'
import { UnreadPage } from '#platform/page/card/UnreadPage.tsx'
import { useState, useSyncExternalStore } from 'react'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { useListedAssets } from './frame/useListedAssets.ts'
import { DropzoneFrame } from './DropzoneFrame.tsx'
import { DropzonePlaceholder } from './dropzone/DropzonePlaceholder.tsx'
import { FeaturedAssets } from './dropzone/FeaturedAssets.tsx'
import { UpcomingReleases } from './dropzone/UpcomingReleases.tsx'
import { marketText } from './frame/marketWords.ts'

/** Pieces to fetch (spec: drops.assets). */
const FETCH_LIMIT = 6
const FETCH_MORE_LIMIT = 18
const FEATURED_LIMIT = 6

/** /dropzone: upcoming and released drops (spec: drops.page). */
export function DropzonePage() {
  const listed = useListedAssets(FETCH_LIMIT, FETCH_MORE_LIMIT)
  const assets = listed.kind === 'read' ? listed.value : []
  return (
    <DropzoneFrame>
      {listed.kind === 'waiting' ? (
        <DropzonePlaceholder />
      ) : listed.kind === 'away' ? (
        <UnreadPage lead={marketText('assets.none')} text={marketText('assets.away')} retry={listed.again} />
      ) : assets.length === 0 ? (
        <Text as="div" tone="muted">
          <p>{marketText('assets.none')}</p>
        </Text>
      ) : (
        <>
          {listed.kind === 'read' && listed.isOld && <Text tone="muted">{marketText('market.old')}</Text>}
          <AssetSections assets={assets} />
        </>
      )}
    </DropzoneFrame>
  )
}

/**
 * Each item stays in the section where it was first shown; a drop only changes its text.
 * Re-rendered on a drop or sale, not every second.
 */
function AssetSections({ assets }: { assets: readonly ListedAsset[] }) {
  useSyncExternalStore(subscribeToSeconds, () => assets.map((asset) => assetState(asset, secondsNow()).kind).join(' '))
  const [firstShownAt] = useState(secondsNow)
  const { upcoming, released } = sortedAssets(assets, firstShownAt)
  return (
    <>
      <UpcomingReleases assets={upcoming} />
      <FeaturedAssets assets={released.slice(0, FEATURED_LIMIT)} />
    </>
  )
}
