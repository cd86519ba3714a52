import { useEffect, useState } from 'react'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { contractOf } from '#platform/page/config/config.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { StudioFrame } from './StudioFrame.tsx'
import form from './form/SongForm.module.css'
import { UploadedSong } from './done/UploadedSong.tsx'
import { UploadForm } from './form/UploadForm.tsx'
import { sessionSongs } from './session/sessionSongs.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { SongLibrary } from './library/SongLibrary.tsx'
import { useIsArtist } from './own/useIsArtist.ts'
import { studioText } from './words/studioWords.ts'

/**
 * The studio page: upload form, its result, and the library, which comes first for an artist (spec:
 * studio.page).
 */
export function StudioPage() {
  const songs = useVisitValue(sessionSongs)
  const [shownSongId, setShownSongId] = useState<number | null>(null)
  const [focusId, setFocusId] = useState<'upload-done' | 'upload-title' | null>(null)
  const jukebox = contractOf('jukebox')
  const account = useAccount()
  const song = songs.find(({ id }) => id === shownSongId)
  // The clicked button is gone, so focus moves to what replaced it.
  useEffect(() => {
    if (focusId !== null) document.getElementById(focusId)?.focus()
  }, [focusId])
  const isArtist = useIsArtist(jukebox === null ? null : account)
  const upload =
    song === undefined ? (
      <UploadForm
        key="upload"
        onUploaded={(id) => {
          setShownSongId(id)
          setFocusId('upload-done')
        }}
      />
    ) : (
      <UploadedSong
        key="upload"
        song={song}
        jukebox={jukebox}
        onBack={() => {
          setShownSongId(null)
          setFocusId('upload-title')
        }}
      />
    )
  const library = <SongLibrary key="library" songs={songs} shownSongId={song?.id ?? null} {...{ jukebox, isArtist }} />
  return (
    <StudioFrame>
      <Cluster gap={3} lines={2} center>
        {isArtist && (
          <Button onClick={() => document.getElementById('upload-title')?.focus()}>{studioText('upload.title')}</Button>
        )}
        {contractOf('musicCollectionFactory') !== null && (
          <>
            <Link className={buttonClass()} to="/release">
              {studioText('release')}
            </Link>
            <span>{studioText('release.text')}</span>
          </>
        )}
      </Cluster>
      <div className={isArtist ? form['rows'] : form['columns']}>
        {isArtist ? [library, upload] : [upload, library]}
      </div>
    </StudioFrame>
  )
}
