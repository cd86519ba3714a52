import type { ReactNode } from 'react'
import { t } from '../songs/jukeboxWords.ts'
import styles from './CoinSlot.module.css'

/** Where the coin goes in, and beside it what more can be done. The build draws it into the served page as well (app/sketch). */
export const SlotFrame = ({ words, children }: { words: ReactNode; children?: ReactNode }) => (
  <section className={styles['slot']} aria-label={t('insert.bar')}>
    <span className={styles['mouth']} aria-hidden="true" />
    <div className={styles['words']}>{words}</div>
    {children}
  </section>
)
