import type { PlayerPhase } from '@musi/domain/player/playerState'
import type { CSSProperties, PointerEventHandler } from 'react'
import { PlayIcon } from './PlayIcon.tsx'
import styles from './PlayerParts.module.css'

type Props = {
  id?: string
  /** True if nothing can be played. */
  isDisabled?: boolean
  /** Label for screen readers: the action and the song. */
  label: string
  phase: PlayerPhase['kind']
  /** Part of the audio already heard; null draws no ring. */
  share?: number | null
  onPress: () => void
  /** Called when a click is likely. */
  onPreload?: () => void
}

/** The round play button in the centre of a sleeve, with a progress ring; fills its container. */
export function RoundPlay({ id, isDisabled = false, label, phase, share = null, onPress, onPreload }: Props) {
  const expects: { onPointerEnter?: PointerEventHandler; onFocus?: () => void } =
    onPreload === undefined ? {} : { onPointerEnter: onPreload, onFocus: onPreload }
  return (
    <button
      type="button"
      {...(id !== undefined && { id })}
      className={styles['round']}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
      {...expects}
    >
      {share !== null && <span className={styles['ring']} style={{ '--share': share } as CSSProperties} />}
      <PlayIcon phase={phase} />
    </button>
  )
}
