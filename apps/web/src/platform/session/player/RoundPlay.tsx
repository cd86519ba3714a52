import type { PlayerPhase } from '@musi/domain/player/playerState'
import type { CSSProperties, PointerEventHandler } from 'react'
import { PlaySigns } from './PlaySigns.tsx'
import styles from './PlayerParts.module.css'

type Props = {
  id?: string
  /** There is nothing to hear. */
  isOff?: boolean
  /** What a press does, and to which song. */
  label: string
  phase: PlayerPhase['kind']
  /** Part of what will be heard that has been; null: no ring is drawn. */
  share?: number | null
  onPress: () => void
  /** Somebody is about to press. */
  onExpect?: () => void
}

/** The round play button in the middle of a sleeve, with a ring that fills; it is as large as its place. */
export function RoundPlay({ id, isOff = false, label, phase, share = null, onPress, onExpect }: Props) {
  const expects: { onPointerEnter?: PointerEventHandler; onFocus?: () => void } =
    onExpect === undefined ? {} : { onPointerEnter: onExpect, onFocus: onExpect }
  return (
    <button
      type="button"
      {...(id !== undefined && { id })}
      className={styles['round']}
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      {...expects}
    >
      {share !== null && <span className={styles['ring']} style={{ '--share': share } as CSSProperties} />}
      <PlaySigns phase={phase} />
    </button>
  )
}
