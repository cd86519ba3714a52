import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** A page about one thing, with a head of its own and cards as wide as the music's. */
export const WidePage = ({ id, children }: { id: string; children: ReactNode }) => (
  <article id={id} className={styles['widePage']}>
    {children}
  </article>
)
