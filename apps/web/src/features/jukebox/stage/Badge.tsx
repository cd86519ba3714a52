import { Icon } from '@musi/ui/Icon'
import { t } from '../songs/jukeboxWords.ts'
import styles from './StageFrame.module.css'

/** Marks a song whose `exclusive` is the text 'true' (spec: songs.fields). */
export const Badge = () => (
  <span className={styles['badge']} title={t('exclusive')}>
    <Icon name="tick" />
    <span className="unseen">{t('exclusive')}</span>
  </span>
)
