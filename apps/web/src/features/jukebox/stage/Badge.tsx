import { Icon } from '@musi/ui/Icon'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import styles from './StageFrame.module.css'

/** Marks a song whose `exclusive` is the text 'true' (spec: songs.fields). */
export const Badge = () => (
  <span className={styles['badge']} title={jukeboxText('exclusive')}>
    <Icon name="tick" />
    <span className="unseen">{jukeboxText('exclusive')}</span>
  </span>
)
