import type { CSSProperties } from 'react'
import styles from './SteadyNumber.module.css'
import { significantPart } from './significantPart.ts'

type Props = {
  /** Already formatted. */
  text: string
  unit?: string
  /** How many digits count; what follows is muted. */
  significantDigits?: number
  /** Room that is kept for digits to come, so that nothing beside it moves. */
  roomForDigits?: number
}

export function SteadyNumber({ text, unit, significantDigits = 4, roomForDigits = 0 }: Props) {
  const { strong, dust } = significantPart(text, significantDigits)
  const room = { '--room': `${Math.max(roomForDigits, text.length)}ch` } as CSSProperties
  return (
    <span className={styles['number']} style={room}>
      <b>{strong}</b>
      {dust !== '' && <span className={styles['dust']}>{dust}</span>}
      {unit !== undefined && <span className={styles['unit']}> {unit}</span>}
    </span>
  )
}
