import { Skeleton } from '@musi/ui/Skeleton'
import { explorerText } from './explorerWords.ts'
import styles from './Screen.module.css'

/** A placeholder for a page or a list while it loads. */
export function Waiting({ lines = 4 }: { lines?: number }) {
  return (
    <div className={styles['waiting']}>
      <Skeleton label={explorerText('loading')} />
      {Array.from({ length: lines - 1 }, (_, at) => (
        <Skeleton key={at} />
      ))}
    </div>
  )
}
