import { currentTrack } from '@musi/domain/player/playerState'
import type { Track } from '@musi/domain/player/track'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { PlayIcon } from '#platform/session/player/PlayIcon.tsx'
import { preloadSound } from '#platform/session/player/player.ts'
import { playerText } from '#platform/session/player/playerWords.ts'
import { usePlayerOf } from '#platform/session/player/usePlayer.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import type { Artist } from '#platform/tokens/artists/artist.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { useSongs } from '#platform/tokens/songs/useSongs.ts'
import type { NamedPool } from '../useNamedPool.ts'
import styles from './Pool.module.css'

/** The artist of a pool: record, name and a song to hear; nothing for known tokens and look-alikes. */
export function PoolArtist({ pool }: { pool: NamedPool }) {
  const artist = useArtistFeed().artists.get(pool.token)
  return artist === undefined || artist.lookAlike !== null ? null : <Head artist={artist} />
}

function Head({ artist: { token, creator } }: { artist: Artist }) {
  const tracks = useSongs()
    .songs.filter(({ offer }) => offer.kind === 'registered' && offer.token === token.address && !offer.isRetired)
    .toSorted((one, other) => (other.recentPlays ?? -1) - (one.recentPlays ?? -1))
    .flatMap(({ track }) => (track.preview === null ? [] : [track]))
  const isPlaying = usePlayerOf(
    (player) => player.phase.kind === 'playing' && tracks.some(({ id }) => id === currentTrack(player)?.id),
  )
  return (
    <div className={styles['artist']}>
      <span className={styles['record']}>
        <Sleeve seed={token.address} disc="out" turning={isPlaying} />
      </span>
      <Stack gap={3} items="start">
        <Link to={`/artist/${creator}`} className="finger">
          <Text as="b" size={20}>
            <bdi>{token.name}</bdi>
          </Text>
        </Link>
        {tracks[0] !== undefined && <PlayButton track={tracks[0]} queue={tracks} />}
      </Stack>
    </div>
  )
}

/** Plays the preview of a track. */
function PlayButton({ track, queue }: { track: Track; queue: readonly Track[] }) {
  const { phase, isPlaying, press } = useTrack(track, queue)
  return (
    <Button onClick={press} onPointerEnter={preloadSound} onFocus={preloadSound}>
      <PlayIcon phase={phase} />
      {playerText(isPlaying ? 'pause' : 'play')}
    </Button>
  )
}
