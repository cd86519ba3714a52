import type { Track } from '@musi/domain/player/track'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { preloadSound } from '#platform/session/player/player.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import { chartsText } from '../frame/chartsWords.ts'
import styles from './Lists.module.css'

type Props = {
  song: string
  title: string
  artist: string
  /** The track to play; null if the song has nothing to play. */
  track: Track | null
  /** Tracks to play after this one. */
  queue: readonly Track[]
}

/** The cover of a song in the charts, which plays its preview (spec: charts.play). */
export const ChartCover = ({ song, track, ...rest }: Props) =>
  track === null || track.preview === null ? (
    <span className={styles['sleeve']}>
      <Sleeve seed={song} picture={track?.picture ?? null} />
    </span>
  ) : (
    <PlayCover track={track} {...rest} />
  )

type PlayProps = Omit<Props, 'song' | 'track'> & { track: Track }

function PlayCover({ title, artist, track, queue }: PlayProps) {
  const { isPlaying, press } = useTrack(track, queue)
  return (
    <button
      type="button"
      className={styles['sleeve']}
      aria-label={chartsText(isPlaying ? 'pause' : 'play', { title, artist })}
      onClick={press}
      onPointerEnter={preloadSound}
      onFocus={preloadSound}
    >
      <Sleeve seed={track.coverSeed} picture={track.picture} />
      <span className={styles['sign']}>{isPlaying ? <Equaliser /> : <Icon name="play" />}</span>
    </button>
  )
}
