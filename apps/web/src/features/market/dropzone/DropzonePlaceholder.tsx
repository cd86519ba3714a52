import { Stack } from '@musi/ui/layout/Stack'
import { Skeleton } from '@musi/ui/Skeleton'
import { servedPicture } from '#platform/page/artwork/servedPicture.ts'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { marketText } from '../frame/marketWords.ts'
import drop from '#platform/tokens/collectibles/drop/Drop.module.css'
import styles from './Dropzone.module.css'

/** Placeholders for the next drop and the row below, until the listing is read. */
export function DropzonePlaceholder() {
  const picture = servedPicture(0)
  return (
    <Stack gap={4}>
      {picture !== null && <h2>{marketText('upcoming.title')}</h2>}
      <div className={styles['waiting']}>
        {picture === null ? (
          <Skeleton label={marketText('assets.reading')} />
        ) : (
          <div className={drop['next']}>
            <AssetPicture image={picture} seed="" alt="" isFirst />
          </div>
        )}
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </Stack>
  )
}
