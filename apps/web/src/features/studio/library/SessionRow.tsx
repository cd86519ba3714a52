import type { Address } from '@musi/domain/address'
import { type SessionSong, type SongEntry, entryOf } from '@musi/domain/music/sessionSong'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Icon } from '@musi/ui/Icon'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { useState } from 'react'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { figureText } from '#platform/page/money/figureText.ts'
import { SuppressedQuestion } from '#platform/page/asking/SuppressedQuestion.tsx'
import { askBrowser } from '#platform/page/asking/askBrowser.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { SongDeck } from '../done/SongDeck.tsx'
import { SongForm } from '../form/SongForm.tsx'
import { sessionSongs } from '../session/sessionSongs.ts'
import { coverSeed } from '../session/songTrack.ts'
import { publishText } from '../publish/publishWords.ts'
import { publishing } from '../publish/publishing.ts'
import { publishingProgress } from './publishingProgress.ts'
import { studioText } from '../words/studioWords.ts'
import styles from '../row/SongRow.module.css'

const PublishSong = latePart(async () => (await import('../publish/PublishSong.tsx')).PublishSong)

/** `jukebox`: null if the song cannot be published from this row. */
type Props = { song: SessionSong; jukebox: Address | null; isOpen: boolean; onToggle: () => void; onDelete: () => void }

/** A song of this session. A click expands the edit form; its input survives closing (spec: studio.manage). */
export function SessionRow({ song, jukebox, isOpen, onToggle, onDelete }: Props) {
  const [edited, setEdited] = useState<SongEntry | null>(null)
  const entry = entryOf(song)
  const publication = useVisitValue(publishing).get(song.id)
  const progress = publication === undefined ? null : publishingProgress(publication)
  const names = {
    title: safeText(song.song_title, SONG_LIMITS.song_title),
    artist: safeText(song.artist_name, SONG_LIMITS.artist_name),
  }
  const formId = `edit-${song.id}`
  return (
    <li className={styles['row']} data-open={isOpen || undefined}>
      <button
        type="button"
        id={`library-song-${song.id}`}
        className={styles['head']}
        aria-expanded={isOpen}
        aria-controls={edited === null ? undefined : `${formId}-place`}
        onClick={() => {
          setEdited(edited ?? entry)
          onToggle()
        }}
      >
        <Sleeve seed={coverSeed(entry)} picture={song.artwork} disc="in" />
        <span>
          <Text as="b" block tone="strong" breaks>
            {names.title}
          </Text>{' '}
          <Note as="small" breaks>
            {names.artist} · {studioText('row.cost', { cost: figureText(song.cost) })}
          </Note>
          {progress !== null && (
            <Note as="small" tone="strong" block breaks>
              {publishText(`row.${progress}`)}
            </Note>
          )}
        </span>
        <Icon name="down" />
      </button>
      {edited !== null && (
        <div id={`${formId}-place`} className={styles['edit']} hidden={!isOpen}>
          <SongDeck id={song.id} entry={entry} />
          {isOpen && jukebox !== null && <PublishSong song={song} />}
          <EditForm
            id={formId}
            song={song}
            entry={edited}
            title={names.title}
            onChange={setEdited}
            onDelete={onDelete}
          />
        </div>
      )}
    </li>
  )
}

type EditProps = {
  id: string
  song: SessionSong
  entry: SongEntry
  title: string
  onChange: (entry: SongEntry) => void
  onDelete: () => void
}

function EditForm({ id, song, entry, title, onChange, onDelete }: EditProps) {
  const [isSaved, setSaved] = useState(false)
  const [isConfirmSuppressed, setConfirmSuppressed] = useState(false)
  const question = studioText('delete.sure', { title })
  function remove(): void {
    // oxlint-disable-next-line no-alert -- the browser confirms everything that cannot be undone
    const answer = askBrowser(() => window.confirm(question))
    setConfirmSuppressed(answer === 'suppressed')
    if (answer === 'yes') onDelete()
  }
  return (
    <SongForm
      id={id}
      entry={entry}
      isNeeded={(address) => address === song.song_file || address === song.artwork}
      hasReleasedDate
      onChange={(next) => {
        setSaved(false)
        onChange(next)
      }}
      onSubmit={() => {
        sessionSongs.save(song.id, entry)
        setSaved(true)
      }}
    >
      <Cluster gap={3} apart>
        <Button kind="quiet" onClick={remove}>
          {studioText('delete')}
        </Button>
        <Button type="submit">{studioText('save')}</Button>
      </Cluster>
      <Note as="output">{isSaved ? studioText('saved') : ''}</Note>
      {isConfirmSuppressed && <SuppressedQuestion question={question} word={null} onYes={onDelete} />}
    </SongForm>
  )
}
