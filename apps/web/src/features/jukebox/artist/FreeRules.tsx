import type { SongKey } from '@musi/domain/music/songKey'
import { Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { registeredSong } from '#platform/tokens/songs/registeredSong.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import styles from './Artist.module.css'
import type { PlacedSong } from '../songs/placedSongs.ts'
import { artistPageText } from './artistPageWords.ts'

/** Lists which holders hear which songs for free; songs this server cannot play are left out. */
export function FreeRules({ songs }: { songs: readonly PlacedSong[] }) {
  const lines = songs.flatMap(freeLines)
  return (
    <Stack as="ul" gap={3} className={styles['lines']} id="artist-for-fans">
      {lines.map(({ key, seed, text }) => (
        <li key={key}>
          <Cover seed={seed} />
          <span>{text}</span>
        </li>
      ))}
    </Stack>
  )
}

type Line = { readonly key: string; readonly seed: string; readonly text: ReactNode }

const PLAYABLE_NOTICES: ReadonlySet<PlacedSong['notice']> = new Set([null, 'scheduled', 'supporters'])

function freeLines({ song, notice }: PlacedSong): readonly Line[] {
  if (song.about === null || !PLAYABLE_NOTICES.has(notice)) return []
  const title = registeredSong(song).song_title || jukeboxText('untitled')
  const link = (
    <Link to={`/song/${song.song}`}>
      <bdi>{title}</bdi>
    </Link>
  )
  const lineOf = (key: SongKey, when: '' | '.first', at: number): Line => ({
    key: `${song.song} ${when} ${at}`,
    seed: key.kind === 'token' ? key.token : key.collection,
    text:
      key.kind === 'token'
        ? withParts(artistPageText(`free.token${when}`, { amount: '⟦amount⟧', song: '⟦song⟧' }), {
            amount: <Amount currency={key.token} amount={key.atLeast} />,
            song: link,
          })
        : withParts(artistPageText(`free.piece${when}`, { collection: '⟦collection⟧', song: '⟦song⟧' }), {
            collection: <AddressName address={key.collection} />,
            song: link,
          }),
  })
  const { keys, supporters } = song.about
  return [
    ...(notice === 'supporters' ? supporters.map((key, at) => lineOf(key, '.first', at)) : []),
    ...keys.map((key, at) => lineOf(key, '', at)),
  ]
}
