import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { More } from '@musi/ui/layout/More'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import type { Track } from '@musi/domain/player/track'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { shortDayText } from '#platform/page/i18n/shortDayText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import type { History } from '#platform/session/history/useHistory.ts'
import { preloadSound } from '#platform/session/player/player.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import type { WorthOf } from '#platform/session/prices/useWorth.ts'
import { SongCost } from '../songs/SongCost.tsx'
import { registeredSong } from '#platform/tokens/songs/registeredSong.ts'
import type { WholeSong } from '../songs/wholeSong.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { Part } from './Part.tsx'
import styles from './Artist.module.css'
import type { PlacedSong } from '../songs/placedSongs.ts'
import { artistPageText } from './artistPageWords.ts'

type Props = {
  history: History<WholeSong>
  songs: readonly PlacedSong[]
  queue: readonly Track[]
  dollarsOf: WorthOf
}

/** The artist's songs in the jukebox, each with its preview. */
export function ArtistSongs({ history, songs, queue, dollarsOf }: Props) {
  const isSettled = useSettled(history.kind !== 'waiting')
  const more = history.kind === 'read' ? history.more : null
  return (
    <Part
      title={artistPageText('songs.title')}
      isReading={!isSettled}
      {...(songs.length > 1 && { note: artistPageText('songs.order') })}
    >
      <HistoryNote history={history} />
      {history.kind === 'waiting' && (
        <Stack gap={3} className={styles['reading']}>
          <SkeletonRows label={artistPageText('loading')} count={PLACEHOLDER_COUNT} />
        </Stack>
      )}
      {songs.length === 0 && isComplete(history) && <Empty>{artistPageText('songs.none')}</Empty>}
      <Stack as="ol" className={styles['songs']} id="artist-songs">
        {songs.map((placed) => (
          <Row key={placed.song.song} placed={placed} queue={queue} dollarsOf={dollarsOf} />
        ))}
      </Stack>
      {more !== null && (
        <More>
          <Button onClick={more}>{artistPageText('songs.more')}</Button>
        </More>
      )}
    </Part>
  )
}

const PLACEHOLDER_COUNT = 5

type RowProps = Pick<Props, 'queue' | 'dollarsOf'> & { placed: PlacedSong }

function Row({ placed: { song, notice, number }, queue, dollarsOf }: RowProps) {
  const { track, song_title, artist_name, genre } = registeredSong(song)
  const { isPlaying, press } = useTrack(track, queue)
  const title = song_title || jukeboxText('untitled')
  const worth = dollarsOf(song.token, song.cost)
  const isUpcoming = notice === 'scheduled' || notice === 'supporters'
  const genreOrNotice = notice === null ? genre : artistPageText(`stage.${notice}`)
  const plays = song.plays === 0 ? artistPageText('songs.new') : artistPageText('songs.plays', { count: song.plays })
  return (
    <li className={styles['row']}>
      <Text as="span" tone="muted" figures aria-hidden="true" className={styles['number']}>
        {number}
      </Text>
      <button
        type="button"
        className={styles['cover']}
        aria-label={artistPageText(isPlaying ? 'songs.pause' : 'songs.play', { title, artist: artist_name })}
        disabled={track.preview === null}
        onClick={press}
        onPointerEnter={preloadSound}
        onFocus={preloadSound}
      >
        <Sleeve seed={track.coverSeed} picture={track.picture} turning={isPlaying} disc="peeking" />
        {track.preview !== null && (
          <span className={styles['sign']}>{isPlaying ? <Equaliser /> : <Icon name="play" />}</span>
        )}
      </button>
      <span className={styles['what']}>
        <Link to={`/song/${song.song}`}>
          <bdi>{title}</bdi>
        </Link>
        <small className={styles['genre']}>{genreOrNotice}</small>
        {!isUpcoming && <small className={styles['heard']}>{plays}</small>}
      </span>
      <span className={styles['plays']}>{!isUpcoming && plays}</span>
      <span className={styles['cost']}>
        {isUpcoming && <b>{artistPageText('songs.out', { day: shortDayText(Number(song.opensAtSeconds)) })}</b>}
        <span>
          <SongCost token={song.token} cost={song.cost} />
        </span>
        {worth !== null && <small>{dollarText(worth)}</small>}
      </span>
    </li>
  )
}
