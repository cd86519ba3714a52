import { SONGS_PATH } from '@musi/api/paths'
import { parseAddress } from '@musi/domain/address'
import type { Track } from '@musi/domain/player/track'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Face } from '#platform/page/artwork/Face.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { preloadSound } from '#platform/session/player/player.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import { SongCost } from '../songs/SongCost.tsx'
import { registeredSong } from '#platform/tokens/songs/registeredSong.ts'
import { placedSongs } from '../songs/placedSongs.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import styles from './SongFrame.module.css'
import { songPageText } from './songPageWords.ts'
import { WholeSong } from '../songs/wholeSong.ts'

const MAX_SONGS = 4

type Props = { song: WholeSong; artistName: string; chainSeconds: number }

/** The artist's other songs that can be heard and paid for, most played first (spec: songs.song-page). */
export function MoreSongs({ song: { song, artist }, artistName, chainSeconds }: Props) {
  const history = useHistory({ path: `${SONGS_PATH}?artist=${artist}`, row: WholeSong, topics: ['songs', 'plays'] })
  if (history.kind === 'waiting') return <SongsWaiting artistName={artistName} />
  const all = history.kind === 'read' ? history.rows : []
  const others = placedSongs(all, chainSeconds).filter((each) => each.song.song !== song && each.number !== null)
  if (others.length === 0) return null
  const shown = others.slice(0, MAX_SONGS).map((each) => each.song)
  const queue = shown.map((each) => registeredSong(each).track)
  return (
    <Stack as="section" gap={4} className={styles['more']} aria-labelledby="more-songs">
      <Cluster as="header" apart center nowrap>
        <h2 id="more-songs">{songPageText('more', { artist: artistName })}</h2>
        <Link to={`/artist/${parseAddress(artist) ?? artist}`} className={styles['all']}>
          {songPageText('more.all', { count: numberText(all.length) })}
        </Link>
      </Cluster>
      <ul className={styles['cards']}>
        {shown.map((each) => (
          <Card key={each.song} song={each} queue={queue} />
        ))}
      </ul>
    </Stack>
  )
}

/** Placeholder while the songs load, because nearly every artist has more. */
const SongsWaiting = ({ artistName }: { artistName: string }) => (
  <Stack as="section" gap={4} className={styles['more']} aria-busy="true">
    <h2>{songPageText('more', { artist: artistName })}</h2>
    <ul className={styles['cards']} aria-hidden="true">
      {Array.from({ length: MAX_SONGS }, (_, at) => (
        <li key={at}>
          <button type="button" disabled>
            <Sleeve seed={null} disc="in" />
          </button>
          <p className={styles['line']}>
            <b>
              <Skeleton shape="figure" brief />
            </b>
          </p>
          <p className={styles['line']}>
            <Skeleton shape="figure" brief />
          </p>
        </li>
      ))}
    </ul>
  </Stack>
)

function Card({ song, queue }: { song: WholeSong; queue: readonly Track[] }) {
  const { track, song_title, artist_name } = registeredSong(song)
  const { isPlaying, press } = useTrack(track, queue)
  const worth = useArtistWorth([song.token])?.of(song.token, song.cost) ?? null
  const names = { title: song_title || jukeboxText('untitled'), artist: artist_name }
  return (
    <li>
      <button
        type="button"
        aria-label={songPageText(isPlaying ? 'more.pause' : 'more.play', names)}
        disabled={track.preview === null}
        onClick={press}
        onPointerEnter={preloadSound}
        onFocus={preloadSound}
      >
        <Sleeve seed={track.coverSeed} picture={track.picture} disc="in" />
        <span className={styles['sign']}>{isPlaying ? <Equaliser /> : <Icon name="play" />}</span>
      </button>
      <p className={styles['line']}>
        <Link to={`/song/${song.song}`}>
          <bdi>{names.title}</bdi>
        </Link>
        <b>
          <SongCost token={song.token} cost={song.cost} />
        </b>
      </p>
      <p className={styles['line']}>
        <Cluster as="span" gap={2} nowrap center shrinks>
          <Face seed={song.token} of="artist" size={20} />
          <bdi>{artist_name}</bdi>
        </Cluster>
        {worth !== null && <span>{dollarText(worth)}</span>}
      </p>
    </li>
  )
}
