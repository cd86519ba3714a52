import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './Remove.module.css'
import { removeText } from './removeWords.ts'

/** Says that the URL names no existing pool. */
export const NoSuchPool = ({ isInvalid }: { isInvalid: boolean }) => (
  <div className={styles['nothing']}>
    <p>{removeText(isInvalid ? 'invalid' : 'noPool')}</p>
    <Link to="/pool">{removeText('toPools')}</Link>
  </div>
)
