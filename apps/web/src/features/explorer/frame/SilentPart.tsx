import { Button } from '@musi/ui/Button'
import { t } from './explorerWords.ts'
import styles from './SilentPart.module.css'

/** In the place of a list that did not come. */
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
