import type { ReactNode } from 'react'
import styles from './AmountLine.module.css'

/** Unit of a pool's shares; browsers break a line after its hyphen. */
const UNIT = 'UNI-V2'

/** A text in which the unit of a pool's shares stays on one line. */
export const withWholeUnit = (text: string): ReactNode[] =>
  text.split(/(UNI-V2)/).map((part, at) =>
    part === UNIT ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={styles['symbol']}>
        {part}
      </span>
    ) : (
      part
    ),
  )
