import { Stack } from '@musi/ui/layout/Stack'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { Badge } from '../stage/Badge.tsx'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { playsText } from '../songs/playsText.ts'
import styles from './ListFrame.module.css'
import { CostText, DollarText, type SongPrice } from './PriceText.tsx'

/** Text of a collapsed row. */
export function RowText({ song, price }: { song: JukeSong; price: SongPrice }) {
  const { song_title, artist_name, genre, exclusive } = song
  return (
    <>
      <Stack as="span" shrinks className={styles['names']}>
        <b>{song_title || jukeboxText('untitled')}</b>
        <span className={styles['artist']}>
          {artist_name} {exclusive === 'true' && <Badge />}
        </span>
      </Stack>
      <span className={styles['genre']}>{genre}</span>
      <span className={styles['plays']}>{playsText(song)}</span>
      <Stack as="span" items="end" className={styles['price']}>
        <CostText artist={artist_name} price={price} />
        <DollarText price={price} />
      </Stack>
    </>
  )
}

type PlaceholdersProps = { count: number }

/** Placeholders the size of a card or row, for songs that are not read yet. */
export const RowPlaceholders = ({ count }: PlaceholdersProps) =>
  Array.from({ length: count }, (_, place) => (
    <li key={place} className={styles['row']} aria-hidden="true">
      <span className={styles['room']} />
    </li>
  ))
