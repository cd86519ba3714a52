import panel from '#platform/page/card/Panel.module.css'
import styles from './WouldEarn.module.css'
import { t } from './positionWords.ts'

/** For whoever has nothing of a pool. The build draws it into the served page as well (app/sketch). */
export const WouldEarn = () => <p className={`${panel['flat']} ${styles['earn']}`}>{t('none')}</p>
