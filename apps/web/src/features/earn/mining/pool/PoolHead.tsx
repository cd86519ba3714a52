import { currentTrack } from '@musi/domain/player/playerState'
import type { Currency } from '@musi/domain/currency'
import type { Track } from '@musi/domain/player/track'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { PlayIcon } from '#platform/session/player/PlayIcon.tsx'
import { preloadSound } from '#platform/session/player/player.ts'
import { playerText } from '#platform/session/player/playerWords.ts'
import { usePlayerOf } from '#platform/session/player/usePlayer.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import type { Artist } from '#platform/tokens/artists/artist.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { useSongs } from '#platform/tokens/songs/useSongs.ts'
import { PairLogos } from '../PairName.tsx'
import styles from './Pool.module.css'

type Props = {
  pool: RewardPool
  /** Null while the currencies are unknown. */
  currencies: readonly [Currency, Currency] | null
  /** Content of the title. */
  children: ReactNode
}

/** The head of a pool's page: the record, name and a song of its artist; the logos of known tokens and look-alikes. */
export function PoolHead({ pool: { token }, currencies, children }: Props) {
  const feed = useArtistFeed()
  const artist = feed.artists.get(token)
  // A token outside the address book may be an artist's, so a sleeve keeps its place while the
  // artists are read.
  const isReading = feed.kind === 'reading' && !bookTokens().has(token)
  const title = (
    <h1 id="reward-pool-title" tabIndex={-1}>
      {children}
    </h1>
  )
  if (artist !== undefined && artist.lookAlike === null) return <ArtistHead artist={artist}>{title}</ArtistHead>
  return (
    <header className={styles['artist']}>
      {isReading ? (
        <span className={styles['record']}>
          <Sleeve seed={null} disc="out" />
        </span>
      ) : (
        currencies !== null && <PairLogos currencies={currencies} />
      )}
      {title}
    </header>
  )
}

function ArtistHead({ artist: { token, creator }, children }: { artist: Artist; children: ReactNode }) {
  const tracks = useSongs()
    .songs.filter(({ offer }) => offer.kind === 'registered' && offer.token === token.address && !offer.isRetired)
    .toSorted((one, other) => (other.recentPlays ?? -1) - (one.recentPlays ?? -1))
    .flatMap(({ track }) => (track.preview === null ? [] : [track]))
  const isPlaying = usePlayerOf(
    (player) => player.phase.kind === 'playing' && tracks.some(({ id }) => id === currentTrack(player)?.id),
  )
  return (
    <header className={styles['artist']}>
      <span className={styles['record']}>
        <Sleeve seed={token.address} disc="out" turning={isPlaying} />
      </span>
      <Stack gap={2} items="start" className={styles['name']}>
        <Link to={`/artist/${creator}`} className="touch-target">
          <bdi>{token.name}</bdi>
        </Link>
        {children}
        {tracks[0] !== undefined && <PlayButton track={tracks[0]} queue={tracks} />}
      </Stack>
    </header>
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
