import type { Player } from '@musi/domain/player/playerState'
import styles from './PlayerParts.module.css'
import { playerText } from './playerWords.ts'
import { usePlayer } from './usePlayer.ts'

function noteOf({ phase }: Player): string {
  if (phase.kind === 'failed') return playerText(`trouble.${phase.trouble}`)
  if (phase.kind === 'paused' && phase.elsewhere === true) return playerText('note.elsewhere')
  return phase.kind === 'loading' && phase.forChain === true ? playerText('note.forChain') : ''
}

/** Reason why nothing plays, and what to do. */
export function PlayNote({ id }: { id: string }) {
  const player = usePlayer()
  // Always rendered, so that screen readers announce changes.
  return (
    <output id={id} className={styles['note']} data-trouble={player.phase.kind === 'failed' || undefined}>
      {noteOf(player)}
    </output>
  )
}
