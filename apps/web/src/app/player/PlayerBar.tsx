import { playTimeText } from '@musi/domain/music/playTimeText'
import { currentTrack } from '@musi/domain/player/playerState'
import { partBounds } from '@musi/domain/player/track'
import { Icon } from '@musi/ui/Icon'
import { WaveSlider } from '@musi/ui/controls/WaveSlider'
import { useEffect } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { PlayModes } from '#platform/session/player/PlayModes.tsx'
import { PlayNote } from '#platform/session/player/PlayNote.tsx'
import { PlayIcon } from '#platform/session/player/PlayIcon.tsx'
import { VolumeControl } from '#platform/session/player/VolumeControl.tsx'
import { pagePlayerVisible } from '#platform/session/player/pagePlayer.ts'
import { beginPlayer, playerActs } from '#platform/session/player/player.ts'
import { playerText } from '#platform/session/player/playerWords.ts'
import { usePlayer } from '#platform/session/player/usePlayer.ts'
import { peaksOf } from '#platform/tokens/songs/peaksOf.ts'
import parts from '#platform/session/player/PlayerParts.module.css'
import styles from './PlayerBar.module.css'

/**
 * The player bar on every page; it survives navigation and hides where the page has its own player (spec: player.bar).
 */
export function PlayerBar() {
  const player = usePlayer()
  useEffect(() => beginPlayer(), [])
  const isHidden = useVisitValue(pagePlayerVisible)
  const track = currentTrack(player)
  const isIdle = player.phase.kind === 'stopped' && player.playNumber === 0
  if (track === null || isIdle || isHidden) return null
  const { phase, seconds, part } = player
  const isPlaying = phase.kind === 'playing' || phase.kind === 'loading'
  const times = { at: playTimeText(seconds), total: playTimeText(track.seconds) }
  return (
    <section id="player-bar" className={styles['bar']} aria-label={playerText('bar')}>
      <Link to="/jukebox" className={styles['song']}>
        <span className={styles['cover']}>
          <Sleeve seed={track.coverSeed} picture={track.picture} turning={phase.kind === 'playing'} />
        </span>
        <span className="unseen">{playerText('toJukebox')}</span>
        <span className={styles['names']}>
          <b>{track.title}</b>
          <span>{track.artist}</span>
        </span>
      </Link>
      <div className={`${parts['buttons']} ${styles['signs']}`}>
        <button type="button" aria-label={playerText('previous')} onClick={() => playerActs.skip(-1)}>
          <Icon name="previous" />
        </button>
        <button
          type="button"
          id="player-play"
          className={styles['play']}
          aria-label={playerText(isPlaying ? 'pause' : 'play')}
          onClick={playerActs.toggle}
        >
          <PlayIcon phase={phase.kind} />
        </button>
        <button type="button" aria-label={playerText('next')} onClick={() => playerActs.skip(1)}>
          <Icon name="next" />
        </button>
      </div>
      <div className={styles['place']}>
        <span>{times.at}</span>
        <WaveSlider
          id="player-seek"
          label={playerText('seek')}
          value={seconds}
          max={track.seconds ?? 0}
          valueText={playerText('seek.at', times)}
          peaks={peaksOf(track.waveform)}
          {...(part === 'preview' && { window: partBounds(track, part) })}
          onChange={playerActs.seek}
        />
        <span>{times.total}</span>
      </div>
      <div className={styles['more']}>
        <PlayModes />
        <VolumeControl id="player-volume" />
      </div>
      <PlayNote id="player-note" />
    </section>
  )
}
