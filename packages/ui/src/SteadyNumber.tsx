import type { CSSProperties } from 'react'
import styles from './SteadyNumber.module.css'
import { significantPart } from './significantPart.ts'

type Props = {
  /** Already formatted. */
  text: string
  unit?: string
  /** The number of significant digits; the rest is muted. */
  significantDigits?: number
  /** Space reserved for more digits, so that nothing beside it moves. */
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
