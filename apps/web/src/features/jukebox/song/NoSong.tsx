import { buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './NoSong.module.css'
import { t } from './songPageWords.ts'

/** Reason why there is no song to show: a failed read is never shown as a missing song. */
export const NoSong = ({ why }: { why: 'text' | 'away' | 'behind' | 'notKept' }) => (
  <section id="song-page" className={styles['none']}>
    <h1 tabIndex={-1}>{t(why === 'text' || why === 'notKept' ? 'none.title' : 'reading')}</h1>
    <output>{t(`none.${why}`)}</output>
    <Link to="/jukebox" className={buttonClass()}>
      {t('toJukebox')}
    </Link>
  </section>
)
