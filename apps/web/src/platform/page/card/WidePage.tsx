import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = { id?: string; isFront?: boolean; children: ReactNode }

/** A page about one thing, with a head of its own and cards as wide as the music's; `isFront`: with more room above and between. */
export const WidePage = ({ id, isFront = false, children }: Props) => (
  <article id={id} className={`${styles['widePage']} ${isFront ? styles['frontPage'] : ''}`}>
    {children}
  </article>
)
