import { playTimeText } from '@musi/domain/music/playTimeText'
import type { PlayerPhase } from '@musi/domain/player/playerState'
import { partBounds } from '@musi/domain/player/track'
import { Icon } from '@musi/ui/Icon'
import { WaveSlider } from '@musi/ui/controls/WaveSlider'
import { useRef } from 'react'
import { Face } from '#platform/page/artwork/Face.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { PlayModes } from '#platform/session/player/PlayModes.tsx'
import { PlayNote } from '#platform/session/player/PlayNote.tsx'
import { PlayIcon } from '#platform/session/player/PlayIcon.tsx'
import { VolumeControl } from '#platform/session/player/VolumeControl.tsx'
import { preloadSound, playerActs } from '#platform/session/player/player.ts'
import { playerText } from '#platform/session/player/playerWords.ts'
import { usePagePlayer } from '#platform/session/player/pagePlayer.ts'
import { usePlayer } from '#platform/session/player/usePlayer.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { ArtistLink } from '../songs/ArtistLink.tsx'
import { useSleeveArrival } from './sleeveAnimation.ts'
import styles from './Stage.module.css'
import { StageFrame } from './StageFrame.tsx'

/** The current song: its record, waveform and buttons (spec: songs.stage). */
export function Stage({ song }: { song: JukeSong }) {
  const player = usePlayer()
  const stage = useRef<HTMLElement>(null)
  const sleeve = useRef<HTMLDivElement>(null)
  usePagePlayer(stage)
  useSleeveArrival(song.id, sleeve)
  const { artist_name, exclusive, track, peaks } = song
  const title = song.song_title || jukeboxText('untitled')
  const isCurrent = player.queue[player.at]?.id === song.id
  const phase = isCurrent ? player.phase.kind : 'stopped'
  const isPlaying = phase === 'playing' || phase === 'loading'
  const part = isCurrent ? player.part : track.preview === null ? 'full' : 'preview'
  const seconds = isCurrent ? player.seconds : 0
  const hasStarted = isCurrent && part === 'full' && phase !== 'stopped'
  const total = (isCurrent ? player.queue[player.at]?.seconds : track.seconds) ?? null
  const times = { at: playTimeText(seconds), total: playTimeText(total) }
  return (
    <StageFrame
      stage={stage}
      isPlaying={isPlaying}
      record={
        <div ref={sleeve} id="juke-sleeve" className={styles['sleeve']}>
          <Sleeve
            key={song.id}
            seed={track.coverSeed}
            picture={track.picture}
            turning={phase === 'playing'}
            disc={isPlaying ? 'out' : 'peeking'}
          />
        </div>
      }
      part={part === 'full' && isPlaying ? 'whole' : 'preview'}
      title={title}
      artist={
        song.offer.kind === 'registered' ? (
          <>
            <Face of="artist" seed={song.offer.token} size={20} />
            <ArtistLink address={song.offer.artist} name={artist_name} />
          </>
        ) : (
          artist_name
        )
      }
      isExclusive={exclusive === 'true'}
      wave={
        <WaveSlider
          id="juke-seek"
          label={playerText('seek')}
          value={seconds}
          max={total ?? 0}
          valueText={playerText('seek.at', times)}
          peaks={peaks}
          {...(part === 'preview' && { window: partBounds(track, part) })}
          disabled={track.whole === null && track.preview === null}
          onChange={playerActs.seek}
        />
      }
      times={
        <>
          <span id="juke-elapsed">{times.at}</span>
          <span id="juke-total">{times.total}</span>
        </>
      }
      controls={
        <>
          <PlayModes />
          <StageControls
            phase={phase}
            label={isPlaying ? playerText('pause') : part === 'preview' ? jukeboxText('play') : playerText('play')}
            disabled={track.preview === null && track.whole?.isOpen !== true && !hasStarted}
          />
          <VolumeControl id="juke-volume" />
        </>
      }
      note={<PlayNote id="juke-note" />}
    />
  )
}

type StageControlsProps = { phase: PlayerPhase['kind']; label: string; disabled: boolean }

/** The buttons for previous, play or pause, and next. */
function StageControls({ phase, label, disabled }: StageControlsProps) {
  return (
    <div className={styles['signs']}>
      <button type="button" id="juke-previous" aria-label={playerText('previous')} onClick={() => playerActs.turn(-1)}>
        <Icon name="previous" />
      </button>
      <button
        type="button"
        id="juke-play"
        className={styles['play']}
        aria-label={label}
        disabled={disabled}
        onClick={playerActs.toggle}
        onPointerEnter={preloadSound}
        onFocus={preloadSound}
      >
        <PlayIcon phase={phase} />
      </button>
      <button type="button" id="juke-next" aria-label={playerText('next')} onClick={() => playerActs.turn(1)}>
        <Icon name="next" />
      </button>
    </div>
  )
}
