import { Button } from '@musi/ui/controls/Button'
import styles from './PressNote.module.css'
import { t } from './loadingWords.ts'

export function PartMissing() {
  return (
    <div role="alert" className={styles['missing']}>
      <p>{t('missing')}</p>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
    </div>
  )
}
