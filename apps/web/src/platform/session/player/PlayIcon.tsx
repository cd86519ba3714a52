import type { PlayerPhase } from '@musi/domain/player/playerState'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import styles from './PlayerParts.module.css'

/** Icons of a play button. */
export function PlayIcon({ phase }: { phase: PlayerPhase['kind'] }) {
  if (phase === 'loading') return <Equaliser />
  return (
    <span className={styles['solid']}>
      <Icon name={phase === 'playing' ? 'pause' : 'play'} />
    </span>
  )
}
