import { shellText } from './shellWords.ts'
import styles from './Wordmark.module.css'

/** The name as a logo, in which the dot of the i is a record. The link around it has the accessible name. */
export function Wordmark() {
  return (
    <span className={styles['wordmark']} aria-hidden="true">
      {shellText('wordmark.start')}
      <i>{shellText('wordmark.end')}</i>
    </span>
  )
}
