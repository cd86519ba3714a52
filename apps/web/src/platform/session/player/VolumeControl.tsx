import { figureText } from '#platform/page/money/figureText.ts'
import { Icon } from '@musi/ui/Icon'
import type { CSSProperties } from 'react'
import styles from './PlayerParts.module.css'
import { playerActs } from './player.ts'
import { playerText } from './playerWords.ts'
import { usePlayer } from './usePlayer.ts'

const PERCENT = 100

/** Volume control, in hundredths. */
export function VolumeControl({ id }: { id: string }) {
  const { volume, isMuted } = usePlayer()
  const shown = isMuted ? 0 : Math.round(volume * PERCENT)
  return (
    <div className={`${styles['buttons']} ${styles['volume']}`}>
      <button
        type="button"
        aria-label={playerText(isMuted ? 'unmute' : 'mute')}
        aria-pressed={isMuted}
        onClick={() => playerActs.mute(!isMuted)}
      >
        <Icon name={isMuted || volume === 0 ? 'mute' : 'speaker'} />
      </button>
      <input
        id={id}
        type="range"
        aria-label={playerText('volume')}
        aria-valuetext={figureText(`${shown}%`)}
        style={{ '--share': shown / PERCENT } as CSSProperties}
        min={0}
        max={PERCENT}
        value={shown}
        onChange={(event) => playerActs.setVolume(Number(event.target.value) / PERCENT)}
      />
    </div>
  )
}
