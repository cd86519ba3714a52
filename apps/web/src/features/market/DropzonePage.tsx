import { Skeleton } from '@musi/ui/Skeleton'
import { useAnswer } from '../../platform/page/loading/useAnswer.ts'
import { PlaceLink } from '../../platform/page/navigation/PlaceLink.tsx'
import { askAssets } from './shelf/askAssets.ts'
import { DropzoneFrame } from './DropzoneFrame.tsx'
import styles from './dropzone/Dropzone.module.css'
import { FeaturedAssets } from './dropzone/FeaturedAssets.tsx'
import { UpcomingReleases } from './dropzone/UpcomingReleases.tsx'
import { t } from './shelf/marketWords.ts'

/** spec: drops.carousel */
const FETCHED = 6

/** /dropzone: what comes, and what there is (spec: drops.page). */
export function DropzonePage() {
  const answer = useAnswer('assets', () => askAssets(FETCHED))
  const assets = answer.kind === 'ready' ? answer.value : []
  return (
    <DropzoneFrame>
      {answer.kind === 'waiting' ? (
        <div className={styles['waiting']}>
          <Skeleton label={t('assets.reading')} />
        </div>
      ) : assets.length === 0 ? (
        <p className={styles['empty']}>{t('assets.none')}</p>
      ) : (
        <>
          <UpcomingReleases assets={assets} />
          <FeaturedAssets assets={assets} />
        </>
      )}
      {answer.kind !== 'waiting' && (
        <p>
          <PlaceLink to="/nft">{t('dropzone.toMarket')}</PlaceLink>
        </p>
      )}
    </DropzoneFrame>
  )
}
