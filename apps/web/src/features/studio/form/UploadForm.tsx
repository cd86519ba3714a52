import { Button } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import panel from '#platform/page/card/Card.module.css'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { sessionSongs } from '../session/sessionSongs.ts'
import { coverSeed } from '../session/songTrack.ts'
import { studioText } from '../words/studioWords.ts'
import { SongForm } from './SongForm.tsx'
import styles from './SongForm.module.css'
import { uploadDraft } from './uploadDraft.ts'

/** The form for a new song, beside its generated or chosen cover (spec: studio.form). */
export function UploadForm({ onUploaded }: { onUploaded: (id: number) => void }) {
  const entry = useVisitValue(uploadDraft)
  function upload(): void {
    const id = sessionSongs.add(entry)
    if (id === null) return
    uploadDraft.clear()
    onUploaded(id)
  }
  return (
    <section className={panel['roomy']} aria-labelledby="upload-title">
      <Cluster gap={4} nowrap center apart>
        <Text as="h2" size={20} id="upload-title" tabIndex={-1}>
          {studioText('upload.title')}
        </Text>
        <span className={styles['record']}>
          <Sleeve seed={coverSeed(entry)} picture={entry.artwork?.address ?? null} />
        </span>
      </Cluster>
      <SongForm
        id="upload-form"
        hook="upload-form"
        entry={entry}
        hasReleasedDate={false}
        onChange={uploadDraft.set}
        onSubmit={upload}
      >
        <Button id="upload-button" type="submit" kind="primary" size="large" block>
          {studioText('upload')}
        </Button>
      </SongForm>
    </section>
  )
}
