import type { SessionSong } from '@musi/domain/music/sessionSong'
import type { Address } from '@musi/domain/address'
import { Empty } from '@musi/ui/layout/Empty'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { sessionSongs } from '../session/sessionSongs.ts'
import { publishing } from '../publish/publishing.ts'
import { studioText } from '../words/studioWords.ts'
import { SessionRow } from './SessionRow.tsx'
import form from '../form/SongForm.module.css'
import styles from '../row/SongRow.module.css'

const OwnSongs = latePart(async () => (await import('../own/OwnSongs.tsx')).OwnSongs)

const OwnShares = latePart(async () => (await import('../shares/OwnShares.tsx')).OwnShares)

/** `shownSongId`: the song shown beside the library, which is published there. `jukebox`: null if this chain has none. `isArtist`: published songs come first. */
type Props = { songs: readonly SessionSong[]; shownSongId: number | null; jukebox: Address | null; isArtist: boolean }

/** Uploaded songs, to play, edit and delete (spec: studio.manage). */
export function SongLibrary({ songs, shownSongId, jukebox, isArtist }: Props) {
  const account = useAccount()
  const [openId, setOpenId] = useState<number | null>(null)
  const [deletedText, setDeletedText] = useState('')
  function remove(song: SessionSong): void {
    publishing.cancel(song.id)
    sessionSongs.remove(song.id)
    setDeletedText(studioText('deleted', { title: song.song_title }))
    // The pressed button disappeared with the song.
    document.getElementById('library')?.focus()
  }
  const ownSongs = account !== null && jukebox !== null && <OwnSongs key={`songs ${account}`} account={account} />
  const ownShares = account !== null && jukebox !== null && <OwnShares key={`shares ${account}`} account={account} />
  return (
    <div id="library" tabIndex={-1} className={styles['library']}>
      <Section title={studioText('library')}>
        {isArtist && (
          <div className={form['columns']}>
            {ownSongs}
            {ownShares}
          </div>
        )}
        {songs.length === 0 && !isArtist && <Empty>{studioText('library.none')}</Empty>}
        {songs.length > 0 && (
          <>
            <Note>{studioText('library.session')}</Note>
            <Stack as="ul" gap={3}>
              {songs.map((song) => (
                <SessionRow
                  key={song.id}
                  song={song}
                  jukebox={shownSongId === song.id ? null : jukebox}
                  isOpen={openId === song.id}
                  onToggle={() => setOpenId(openId === song.id ? null : song.id)}
                  onDelete={() => remove(song)}
                />
              ))}
            </Stack>
          </>
        )}
        <Note as="output">{deletedText}</Note>
        {!isArtist && ownSongs}
        {!isArtist && ownShares}
      </Section>
    </div>
  )
}
