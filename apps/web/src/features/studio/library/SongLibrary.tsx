import type { SessionSong } from '@musi/domain/music/sessionSong'
import type { Address } from '@musi/domain/address'
import { Empty } from '@musi/ui/layout/Empty'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { sessionSongs } from '../held/sessionSongs.ts'
import { publishing } from '../publish/publishing.ts'
import { t } from '../words/studioWords.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from '../row/SongRow.module.css'

const OwnSongs = latePart(async () => (await import('../own/OwnSongs.tsx')).OwnSongs)

const OwnShares = latePart(async () => (await import('../shares/OwnShares.tsx')).OwnShares)

/** `shown`: the song beside the library, which is published there. `jukebox`: null where this chain has none. `isArtist`: what is published comes first. */
type Props = { songs: readonly SessionSong[]; shown: number | null; jukebox: Address | null; isArtist: boolean }

/** Uploaded songs, to play, edit and delete (spec: studio.manage). */
export function SongLibrary({ songs, shown, jukebox, isArtist }: Props) {
  const account = useAccount()
  const [open, setOpen] = useState<number | null>(null)
  const [told, setTold] = useState('')
  function remove(song: SessionSong): void {
    publishing.cancel(song.id)
    sessionSongs.remove(song.id)
    setTold(t('deleted', { title: song.song_title }))
    // The pressed button is gone with the song.
    document.getElementById('library')?.focus()
  }
  const own = account !== null && jukebox !== null && <OwnSongs key={`songs ${account}`} account={account} />
  return (
    <div id="library" tabIndex={-1} className={styles['library']}>
      <Section title={t('library')}>
        {isArtist && own}
        {songs.length === 0 && !isArtist && <Empty>{t('library.none')}</Empty>}
        {songs.length > 0 && (
          <>
            <Note>{t('library.session')}</Note>
            <Stack as="ul" gap={3}>
              {songs.map((song) => (
                <SessionRow
                  key={song.id}
                  song={song}
                  jukebox={shown === song.id ? null : jukebox}
                  isOpen={open === song.id}
                  onToggle={() => setOpen(open === song.id ? null : song.id)}
                  onDelete={() => remove(song)}
                />
              ))}
            </Stack>
          </>
        )}
        <Note as="output">{told}</Note>
        {!isArtist && own}
        {account !== null && jukebox !== null && <OwnShares key={`shares ${account}`} account={account} />}
      </Section>
    </div>
  )
}
