import { t } from './shellWords.ts'
import styles from './Wordmark.module.css'

/** The name, written: the dot of its last letter is a record. Its link or its neighbour says it aloud. */
export function Wordmark() {
  return (
    <span className={styles['wordmark']} aria-hidden="true">
      {t('wordmark.start')}
      <i>{t('wordmark.end')}</i>
    </span>
  )
}
