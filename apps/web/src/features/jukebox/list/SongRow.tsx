import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { preloadSound } from '#platform/session/player/player.ts'
import frame from './ListFrame.module.css'
import { RowText } from './RowFrame.tsx'
import { SongDetails } from './SongDetails.tsx'
import styles from './SongList.module.css'
import type { ShownSong } from './shownSong.ts'
import { useCover } from './useCover.ts'
import { useSongPrice } from './useSongPrice.ts'

/** A row of the list: the cover plays, the row opens the details (spec: songs.rows). */
export function SongRow({ song, worth, isOpen, onToggle }: ShownSong) {
  const { id, track } = song
  const cover = useCover(song)
  const price = useSongPrice({ song, worth })
  return (
    <li
      className={['jukebox-row', frame['row'], styles['row']].join(' ')}
      data-on={cover.isInPlayer || undefined}
      data-open={isOpen || undefined}
    >
      <div className={frame['line']}>
        <button
          type="button"
          className={styles['cover']}
          aria-label={cover.label}
          onClick={({ currentTarget }) => cover.press(currentTarget)}
          onPointerEnter={preloadSound}
          onFocus={preloadSound}
        >
          <Sleeve seed={track.coverSeed} picture={track.picture} turning={cover.isPlaying} />
          <span className={styles['sign']}>{cover.isPlaying ? <Equaliser /> : <Icon name="play" />}</span>
        </button>
        <button
          type="button"
          className={[frame['head'], styles['head']].join(' ')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `song-${id}` : undefined}
          onClick={onToggle}
        >
          <RowText song={song} price={price} />
          <Icon name="down" />
        </button>
      </div>
      {isOpen && <SongDetails song={song} cover={cover} />}
    </li>
  )
}
