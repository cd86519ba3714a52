import { useEffect, useState } from 'react'
import { buttonClass } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { contractOf } from '#platform/page/config/config.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { StudioFrame } from './StudioFrame.tsx'
import form from './form/SongForm.module.css'
import { UploadedSong } from './done/UploadedSong.tsx'
import { UploadForm } from './form/UploadForm.tsx'
import { sessionSongs } from './held/sessionSongs.ts'
import { SongLibrary } from './library/SongLibrary.tsx'
import { t } from './words/studioWords.ts'

/** The studio page: upload form, its result, and the library (spec: studio.page). */
export function StudioPage() {
  const songs = useVisitValue(sessionSongs)
  const [shown, setShown] = useState<number | null>(null)
  const [next, setNext] = useState<'upload-done' | 'upload-title' | null>(null)
  const jukebox = contractOf('jukebox')
  const song = songs.find(({ id }) => id === shown)
  // The clicked button is gone, so focus moves to what replaced it.
  useEffect(() => {
    if (next !== null) document.getElementById(next)?.focus()
  }, [next])
  return (
    <StudioFrame>
      {contractOf('musicCollectionFactory') !== null && (
        <Cluster as="p" gap={3} lines={2} center>
          <Link className={buttonClass({ size: 'small' })} to="/release">
            {t('release')}
          </Link>
          <span>{t('release.text')}</span>
        </Cluster>
      )}
      <div className={form['columns']}>
        {song === undefined ? (
          <UploadForm
            onUploaded={(id) => {
              setShown(id)
              setNext('upload-done')
            }}
          />
        ) : (
          <UploadedSong
            song={song}
            jukebox={jukebox}
            onBack={() => {
              setShown(null)
              setNext('upload-title')
            }}
          />
        )}
        <SongLibrary songs={songs} shown={song?.id ?? null} jukebox={jukebox} />
      </div>
    </StudioFrame>
  )
}
