import { buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './NoSong.module.css'
import { songPageText } from './songPageWords.ts'

const WORDS = {
  unknownId: { title: 'none.title', note: 'none.text' },
  notIndexed: { title: 'none.title', note: 'none.notKept' },
  unreachable: { title: 'away.title', note: 'none.away' },
  behind: { title: 'reading', note: 'none.behind' },
} as const

/** Says why there is no song to show; a failed read is never shown as a missing song. */
export const NoSong = ({ reason }: { reason: keyof typeof WORDS }) => (
  <section id="song-page" className={styles['none']}>
    <h1 tabIndex={-1}>{songPageText(WORDS[reason].title)}</h1>
    <output>{songPageText(WORDS[reason].note)}</output>
    <Link to="/jukebox" className={buttonClass()}>
      {songPageText('toJukebox')}
    </Link>
  </section>
)
