import { type SessionSong, entryOf } from '@musi/domain/music/sessionSong'
import { Button } from '@musi/ui/controls/Button'
import type { Address } from '@musi/domain/address'
import { latePart } from '#platform/page/loading/latePart.tsx'
import panel from '#platform/page/card/Card.module.css'
import { studioText } from '../words/studioWords.ts'
import { SongDeck } from './SongDeck.tsx'
import styles from './SongDeck.module.css'

const PublishSong = latePart(async () => (await import('../publish/PublishSong.tsx')).PublishSong)

/** `jukebox`: null where this chain has none. */
type Props = { song: SessionSong; jukebox: Address | null; onBack: () => void }

/** The uploaded song, ready to play (spec: studio.success). */
export const UploadedSong = ({ song, jukebox, onBack }: Props) => (
  <section className={`${panel['roomy'] ?? ''} ${styles['done'] ?? ''}`} aria-labelledby="upload-done">
    <h2 id="upload-done" tabIndex={-1}>
      {studioText('success')}
    </h2>
    <SongDeck id={song.id} entry={entryOf(song)} />
    {jukebox !== null && <PublishSong song={song} />}
    <Button id="upload-back" size="large" onClick={onBack}>
      {studioText('back')}
    </Button>
  </section>
)
