import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './Remove.module.css'
import { t } from './removeWords.ts'

/** Says that the URL names no existing pool. */
export const NoSuchPool = ({ isInvalid }: { isInvalid: boolean }) => (
  <div className={styles['nothing']}>
    <p>{t(isInvalid ? 'invalid' : 'noPool')}</p>
    <Link to="/pool">{t('toPools')}</Link>
  </div>
)
