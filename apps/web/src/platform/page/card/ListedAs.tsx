import styles from './ListedAs.module.css'
import { t } from './listedWords.ts'

/** The governance token has two names; wherever one says MUSI, this stands in sight once (spec: governance.one-token). */
export const ListedAs = () => <p className={styles['listed']}>{t('musi')}</p>
