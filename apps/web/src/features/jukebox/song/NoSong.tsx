import { buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './NoSong.module.css'
import { t } from './songPageWords.ts'

/** Why there is no song to show: "not read" is never shown as "there is none". */
export const NoSong = ({ why }: { why: 'text' | 'away' | 'behind' | 'notKept' }) => (
  <section id="song-page" className={styles['none']}>
    <h1 tabIndex={-1}>{t(why === 'text' || why === 'notKept' ? 'none.title' : 'reading')}</h1>
    <output>{t(`none.${why}`)}</output>
    <Link to="/jukebox" className={buttonClass()}>
      {t('toJukebox')}
    </Link>
  </section>
)
