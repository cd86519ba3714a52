import type { ReactNode } from 'react'
import styles from './CoinSlot.module.css'

type Props = {
  /** A payment is on its way, or the coin falls in. */
  isLit?: boolean
  /** The large plate of the open slot, with the specified words engraved and the coin on it. */
  large?: { words: string; coin: ReactNode }
}

/** The metal of the slot, with its mouth. */
export const SlotPlate = ({ isLit = false, large }: Props) => (
  <span className={styles['plate']} data-large={large !== undefined || undefined} data-lit={isLit || undefined}>
    {large?.coin}
    <i className={styles['mouth']} aria-hidden="true" />
    {large !== undefined && <span className={styles['engraving']}>{large.words}</span>}
  </span>
)
