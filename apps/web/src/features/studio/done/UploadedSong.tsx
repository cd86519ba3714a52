import { type SessionSong, entryOf } from '@musi/domain/music/sessionSong'
import { Button } from '@musi/ui/Button'
import panel from '../../../platform/page/card/Panel.module.css'
import { t } from '../words/studioWords.ts'
import { SongDeck } from './SongDeck.tsx'
import styles from './UploadedSong.module.css'

/** What was uploaded, to be heard at once (spec: studio.success). */
export const UploadedSong = ({ song, onBack }: { song: SessionSong; onBack: () => void }) => (
  <section className={`${panel['roomy'] ?? ''} ${styles['done'] ?? ''}`} aria-labelledby="upload-done">
    <h2 id="upload-done" tabIndex={-1}>
      {t('success')}
    </h2>
    <SongDeck id={song.id} entry={entryOf(song)} />
    <Button id="upload-back" size="large" onClick={onBack}>
      {t('back')}
    </Button>
  </section>
)
