import type { CSSProperties } from 'react'
import styles from './SteadyNumber.module.css'
import { significantPart } from './significantPart.ts'

type Props = {
  /** Already formatted. */
  text: string
  /** The decimal point in it, as the language writes it. */
  point?: string
  unit?: string
  /** The number of significant digits; the rest is muted. */
  significantDigits?: number
  /** Space reserved for more digits, so that nothing beside it moves. */
  roomForDigits?: number
}

export function SteadyNumber({ text, point = '.', unit, significantDigits = 4, roomForDigits = 0 }: Props) {
  const { strong, dust } = significantPart(text, { digits: significantDigits, point })
  const room = { '--room': `${Math.max(roomForDigits, text.length)}ch` } as CSSProperties
  return (
    <span className={styles['number']} style={room}>
      <b>{strong}</b>
      {dust !== '' && <span className={styles['dust']}>{dust}</span>}
      {unit !== undefined && <span className={styles['unit']}> {unit}</span>}
    </span>
  )
}
