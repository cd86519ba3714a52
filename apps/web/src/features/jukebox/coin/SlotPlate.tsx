import type { ReactNode } from 'react'
import styles from './CoinSlot.module.css'

type Props = {
  /** True while a payment is pending or the coin is falling in. */
  isLit?: boolean
  /** The large plate of the open slot, engraved with the specified text and with the coin on it. */
  large?: { words: string; coin: ReactNode }
}

/** The metal plate with the slot. */
export const SlotPlate = ({ isLit = false, large }: Props) => (
  <span className={styles['plate']} data-large={large !== undefined || undefined} data-lit={isLit || undefined}>
    {large?.coin}
    <i className={styles['mouth']} aria-hidden="true" />
    {large !== undefined && <span className={styles['engraving']}>{large.words}</span>}
  </span>
)
