import { playTimeText } from '@musi/domain/music/playback'
import { firstPart, windowOf } from '@musi/domain/player/track'
import { WaveSlider } from '@musi/ui/controls/WaveSlider'
import type { ReactNode } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { PlayNote } from '#platform/session/player/PlayNote.tsx'
import { PlaySigns } from '#platform/session/player/PlaySigns.tsx'
import { VolumeKnob } from '#platform/session/player/VolumeKnob.tsx'
import { expectSound, playerActs } from '#platform/session/player/player.ts'
import { t as player } from '#platform/session/player/playerWords.ts'
import { usePlayer } from '#platform/session/player/usePlayer.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import { t as juke } from '../songs/jukeboxWords.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import parts from '../stage/Stage.module.css'
import { StageFrame } from '../stage/StageFrame.tsx'
import { t } from './songPageWords.ts'

type Props = { song: JukeSong; artist: ReactNode }

/** The record of one song, which is put on with the first press; until then what plays goes on. */
export function SongStage({ song: { id, track, peaks, exclusive, song_title }, artist }: Props) {
  const { isOn, phase, isPlaying, seconds, total, press } = useTrack(track)
  const now = usePlayer()
  const part = isOn ? now.part : firstPart(track)
  const title = song_title || juke('untitled')
  const times = { at: playTimeText(seconds), total: playTimeText(total) }
  const isSilent = track.preview === null && track.whole?.isOpen !== true && !(isOn && phase !== 'stopped')
  return (
    <StageFrame
      isPlaying={isPlaying}
      record={
        <Sleeve
          seed={track.coverSeed}
          picture={track.picture}
          turning={phase === 'playing'}
          disc={isPlaying ? 'out' : 'peeking'}
        />
      }
      part={juke(part === 'full' && isPlaying ? 'whole' : 'preview', { title })}
      title={title}
      heading="h1"
      artist={artist}
      isExclusive={exclusive === 'true'}
      wave={
        <WaveSlider
          id="song-seek"
          label={player('seek')}
          value={seconds}
          max={total ?? 0}
          valueText={player('seek.at', times)}
          peaks={peaks}
          {...(part === 'preview' && { window: windowOf(track, part) })}
          disabled={!isOn}
          onChange={playerActs.seek}
        />
      }
      times={
        <>
          <span>{times.at}</span>
          <span>{times.total}</span>
        </>
      }
      controls={
        <>
          <div className={parts['signs']}>
            <button
              type="button"
              id="song-play"
              className={parts['play']}
              aria-label={t(isPlaying ? 'pause' : 'play', { title })}
              disabled={isSilent}
              onClick={press}
              onPointerEnter={expectSound}
              onFocus={expectSound}
            >
              <PlaySigns phase={phase} />
            </button>
          </div>
          <VolumeKnob id="song-volume" />
        </>
      }
      note={isOn && <PlayNote key={id} id="song-note" />}
    />
  )
}
