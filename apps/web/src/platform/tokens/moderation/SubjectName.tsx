import { Songs } from '@musi/api/music/songs'
import { SONGS_PATH } from '@musi/api/paths'
import { parseAddress } from '@musi/domain/address'
import { type Subject, ownerOfPicture } from '@musi/domain/moderation/subject'
import { pathOfSubject } from '@musi/domain/moderation/subjectOfPage'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { answerTo } from '#platform/page/http/ask.ts'
import { readAnswer } from '#platform/page/http/readAnswer.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { NameText } from '../explain/AddressName.tsx'
import styles from '../explain/text.module.css'
import { moderationText } from './moderationWords.ts'

const SHORT_ID = 10

async function fetchTitle(song: string): Promise<string> {
  const { rows } = await answerTo(`${SONGS_PATH}?song=${song}`, (value) => readAnswer(Songs, value))
  return safeText(rows[0]?.about?.song_title ?? '', SONG_LIMITS.song_title)
}

function SongTitle({ song }: { song: string }) {
  const answer = useAnswer(`title ${song}`, () => fetchTitle(song))
  const title = answer.kind === 'ready' ? answer.value : ''
  return <bdi>{title === '' ? `${song.slice(0, SHORT_ID)}…` : title}</bdi>
}

/** The kind and the name of a subject, linked to its page. */
export function SubjectName({ subject }: { subject: Subject }) {
  const { kind, id } = ownerOfPicture(subject)
  const address = parseAddress(id.slice(0, 42))
  return (
    <Link to={pathOfSubject(subject)} className={`touch-target ${styles['link'] ?? ''}`}>
      {moderationText(`kind.${subject.kind}`)} ·{' '}
      {kind === 'song' ? <SongTitle song={id} /> : address !== null && <NameText address={address} />}
      {kind === 'piece' && ` #${id.slice(43)}`}
    </Link>
  )
}
