import { playTimeText } from '@musi/domain/music/playTimeText'
import { firstPart, partBounds } from '@musi/domain/player/track'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { WaveSlider } from '@musi/ui/controls/WaveSlider'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { type ReactNode, useRef } from 'react'
import { Face } from '#platform/page/artwork/Face.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { usePagePlayer } from '#platform/session/player/pagePlayer.ts'
import { PlayNote } from '#platform/session/player/PlayNote.tsx'
import { RoundPlay } from '#platform/session/player/RoundPlay.tsx'
import { preloadSound, playerActs } from '#platform/session/player/player.ts'
import { playerText } from '#platform/session/player/playerWords.ts'
import { usePlayer } from '#platform/session/player/usePlayer.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import { dateText } from '#platform/tokens/songs/dateText.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { Badge } from '../stage/Badge.tsx'
import styles from './SongFrame.module.css'
import { songPageText } from './songPageWords.ts'

/** The record of a song. The first press plays it; until then the current song continues. */
export function SongRecord({ song: { track, song_title } }: { song: JukeSong }) {
  const { isCurrent, phase, isPlaying, press } = useTrack(track)
  const title = song_title || jukeboxText('untitled')
  const isSilent = track.preview === null && track.whole?.isOpen !== true && !(isCurrent && phase !== 'stopped')
  const place = useRef<HTMLSpanElement>(null)
  usePagePlayer(place, isCurrent)
  return (
    <>
      <Sleeve
        seed={track.coverSeed}
        picture={track.picture}
        turning={phase === 'playing'}
        disc={isPlaying ? 'out' : 'peeking'}
      />
      <span ref={place} className={styles['play']}>
        <RoundPlay
          id="song-play"
          label={songPageText(isPlaying ? 'pause' : 'play', { title })}
          phase={phase}
          isDisabled={isSilent}
          onPress={press}
          onPreload={preloadSound}
        />
      </span>
    </>
  )
}

/** Title, artist and, if there is a recording, waveform of the song. */
export function SongText({ song, artist }: { song: JukeSong; artist: ReactNode }) {
  const { id, track, peaks, exclusive, song_title, genre, released_date, description, offer } = song
  const { isCurrent, seconds, total } = useTrack(track)
  const player = usePlayer()
  const part = isCurrent ? player.part : firstPart(track)
  const times = { at: playTimeText(seconds), total: playTimeText(total) }
  const isGiven = track.preview !== null || track.whole !== null
  return (
    <>
      <h1 tabIndex={-1}>{song_title || jukeboxText('untitled')}</h1>
      <Cluster as="p" gap={2} lines={1} center tone="muted" breaks className={styles['by']}>
        {offer.kind === 'registered' && <Face seed={offer.token} of="artist" />}
        <span>
          {withParts(jukeboxText('by', { artist: '⟦artist⟧' }), { artist })} {exclusive === 'true' && <Badge />}
        </span>
        <span>
          {genre !== '' && <bdi>{genre}</bdi>}
          {genre !== '' && dateText(released_date) !== '' && ' · '}
          <bdi>{dateText(released_date)}</bdi>
        </span>
      </Cluster>
      {description !== '' && (
        <Text breaks>
          <bdi>{safeText(description, SONG_LIMITS.description)}</bdi>
        </Text>
      )}
      {isGiven && (
        <div>
          <WaveSlider
            id="song-seek"
            label={playerText('seek')}
            value={seconds}
            max={total ?? 0}
            valueText={playerText('seek.at', times)}
            peaks={peaks}
            {...(part === 'preview' && { window: partBounds(track, part) })}
            disabled={!isCurrent}
            onChange={playerActs.seek}
          />
          <Cluster as="p" dir="ltr" nowrap apart tone="muted" size={14} figures>
            <span>{times.at}</span>
            <span>{times.total}</span>
          </Cluster>
          {isCurrent && <PlayNote key={id} id="song-note" />}
        </div>
      )}
    </>
  )
}
