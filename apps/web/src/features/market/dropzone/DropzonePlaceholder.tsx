import { Skeleton } from '@musi/ui/Skeleton'
import { marketText } from '../frame/marketWords.ts'
import styles from './Dropzone.module.css'

/** Placeholders for the next drop and the row below, until the listing is read. */
export const DropzonePlaceholder = () => (
  <div className={styles['waiting']}>
    <Skeleton label={marketText('assets.reading')} />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
