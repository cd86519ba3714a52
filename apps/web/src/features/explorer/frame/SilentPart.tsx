import { Button } from '@musi/ui/Button'
import { t } from './explorerWords.ts'
import styles from './SilentPart.module.css'

/** Shown instead of a list that failed to load. */
export function SilentPart({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={styles['silent']}>
      <p>{t('silentPart')}</p>
      <Button size="small" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}
