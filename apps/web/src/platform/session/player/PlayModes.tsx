import { AT_ENDS } from '@musi/domain/player/playerState'
import { Icon } from '@musi/ui/Icon'
import styles from './PlayerParts.module.css'
import { playerActs } from './player.ts'
import { playerText } from './playerWords.ts'
import { usePlayer } from './usePlayer.ts'

const ICONS = { stop: 'stopAfter', next: 'loop', again: 'loopOne' } as const

/** Repeat and shuffle buttons. */
export function PlayModes() {
  const { atEnd, isShuffled } = usePlayer()
  const nextMode = AT_ENDS[(AT_ENDS.indexOf(atEnd) + 1) % AT_ENDS.length] ?? 'stop'
  return (
    <div className={`${styles['buttons']} ${styles['modes']}`}>
      <button
        type="button"
        aria-label={playerText('shuffle')}
        title={playerText('shuffle')}
        aria-pressed={isShuffled}
        onClick={() => playerActs.shuffle(!isShuffled)}
      >
        <Icon name="shuffle" />
      </button>
      <button
        type="button"
        aria-label={playerText(`end.${atEnd}`)}
        title={playerText(`end.${atEnd}`)}
        data-on={atEnd !== 'stop' || undefined}
        onClick={() => playerActs.setAtEnd(nextMode)}
      >
        <Icon name={ICONS[atEnd]} />
      </button>
    </div>
  )
}
