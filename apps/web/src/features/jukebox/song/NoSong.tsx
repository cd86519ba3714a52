import { buttonClass } from '@musi/ui/controls/Button'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { EmptyPage } from '#platform/page/card/EmptyPage.tsx'
import { UnreadPage } from '#platform/page/card/UnreadPage.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useMissingSubject } from '#platform/page/visit/missingSubject.ts'
import { songPageText } from './songPageWords.ts'

const WORDS = {
  unknownId: { title: 'none.title', note: 'none.text' },
  notIndexed: { title: 'none.title', note: 'none.notKept' },
  behind: { title: 'reading', note: 'none.behind' },
} as const

type Props = { reason: keyof typeof WORDS }

/** Says why there is no song to show. */
export function NoSong({ reason }: Props) {
  useMissingSubject(reason !== 'behind')
  return (
    <EmptyPage
      id="song-page"
      record={<Sleeve seed={null} />}
      title={songPageText(WORDS[reason].title)}
      actions={
        <Link to="/jukebox" className={buttonClass()}>
          {songPageText('toJukebox')}
        </Link>
      }
    >
      <output>{songPageText(WORDS[reason].note)}</output>
    </EmptyPage>
  )
}

/** Shown if reading failed, because unread must not look like a missing song. */
export const UnreadSong = ({ retry }: { retry?: (() => void) | undefined }) => (
  <UnreadPage id="song-page" title={songPageText('away.title')} text={songPageText('none.away')} retry={retry} />
)
