import type { CSSProperties } from 'react'
import styles from './SteadyNumber.module.css'
import { significantPart } from './significantPart.ts'

type Props = {
  /** The formatted number. */
  text: string
  /** The decimal separator of the language. */
  point?: string
  unit?: string
  /** The number of significant digits; the rest is muted. */
  significantDigits?: number
  /** Number of digits to reserve space for, so that neighbours do not move. */
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
