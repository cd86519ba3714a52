import { Skeleton } from '@musi/ui/Skeleton'
import { t } from '../shelf/marketWords.ts'
import styles from './Dropzone.module.css'

/** The room of the next drop and of the row below, before the listing is read. */
export const DropzoneWaiting = () => (
  <div className={styles['waiting']}>
    <Skeleton label={t('assets.reading')} />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
