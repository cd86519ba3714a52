import { Skeleton } from '@musi/ui/Skeleton'
import { PlaceLink } from '../../platform/page/navigation/PlaceLink.tsx'
import { useListedAssets } from './shelf/useListedAssets.ts'
import { DropzoneFrame } from './DropzoneFrame.tsx'
import styles from './dropzone/Dropzone.module.css'
import { FeaturedAssets } from './dropzone/FeaturedAssets.tsx'
import { UpcomingReleases } from './dropzone/UpcomingReleases.tsx'
import { t } from './shelf/marketWords.ts'

/** spec: drops.carousel */
const FETCHED = 6

/** /dropzone: what comes, and what there is (spec: drops.page). */
export function DropzonePage() {
  const { assets, isRead } = useListedAssets(FETCHED)
  return (
    <DropzoneFrame>
      {assets === null && !isRead ? (
        <div className={styles['waiting']}>
          <Skeleton label={t('assets.reading')} />
        </div>
      ) : assets === null || assets.length === 0 ? (
        <div className={styles['empty']}>
          <p>{t('assets.none')}</p>
          {/* What was not read is not said to be none. */}
          {assets === null && <p>{t('assets.away')}</p>}
        </div>
      ) : (
        <>
          <UpcomingReleases assets={assets} />
          <FeaturedAssets assets={assets} />
        </>
      )}
      {isRead && (
        <p>
          <PlaceLink to="/nft">{t('dropzone.toMarket')}</PlaceLink>
        </p>
      )}
    </DropzoneFrame>
  )
}
