import { Button } from '@musi/ui/controls/Button'
import styles from './PressNote.module.css'
import { t } from './loadingWords.ts'

/** In sight wherever the page is scrolled to: it answers a press (spec: shell.late-parts). */
export const PressMissing = ({ retry }: { retry: () => void }) => (
  <div role="alert" className={styles['note']}>
    <span>{t('notLoaded')}</span>
    <Button size="small" onClick={retry}>
      {t('again')}
    </Button>
  </div>
)
