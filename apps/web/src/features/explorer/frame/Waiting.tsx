import { Skeleton } from '@musi/ui/Skeleton'
import { t } from './explorerWords.ts'
import styles from './Waiting.module.css'

/** Keeps the place of a page, or of a list, while the chain is asked. */
export function Waiting({ lines = 4 }: { lines?: number }) {
  return (
    <div className={styles['waiting']}>
      <Skeleton label={t('loading')} />
      {Array.from({ length: lines - 1 }, (_, at) => (
        <Skeleton key={at} />
      ))}
    </div>
  )
}
