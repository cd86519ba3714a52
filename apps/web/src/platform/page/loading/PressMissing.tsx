import { Button } from '@musi/ui/controls/Button'
import styles from './PressNote.module.css'
import { t } from './loadingWords.ts'

/** Visible at any scroll position, because it answers a click (spec: shell.late-parts). */
export const PressMissing = ({ retry }: { retry: () => void }) => (
  <div role="alert" className={styles['note']}>
    <span>{t('notLoaded')}</span>
    <Button size="small" onClick={retry}>
      {t('again')}
    </Button>
  </div>
)
