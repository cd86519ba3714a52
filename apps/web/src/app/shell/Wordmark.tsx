import { t } from './shellWords.ts'
import styles from './Wordmark.module.css'

/** The name as a logo: the dot of the i is a record. Its link or neighbour has the accessible name. */
export function Wordmark() {
  return (
    <span className={styles['wordmark']} aria-hidden="true">
      {t('wordmark.start')}
      <i>{t('wordmark.end')}</i>
    </span>
  )
}
