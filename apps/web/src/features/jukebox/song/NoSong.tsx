import { buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './NoSong.module.css'
import { t } from './songPageWords.ts'

const NOTES = {
  unknownId: 'none.text',
  notIndexed: 'none.notKept',
  unreachable: 'none.away',
  behind: 'none.behind',
} as const

/** Says why there is no song to show; a failed read is never shown as a missing song. */
export const NoSong = ({ reason }: { reason: keyof typeof NOTES }) => (
  <section id="song-page" className={styles['none']}>
    <h1 tabIndex={-1}>{t(reason === 'unknownId' || reason === 'notIndexed' ? 'none.title' : 'reading')}</h1>
    <output>{t(NOTES[reason])}</output>
    <Link to="/jukebox" className={buttonClass()}>
      {t('toJukebox')}
    </Link>
  </section>
)
