import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = { id?: string; isFront?: boolean; children: ReactNode }

/**
 * A page about one thing, with its own head, and cards as wide as those of the music pages.
 * `isFront`: larger gaps.
 */
export const WidePage = ({ id, isFront = false, children }: Props) => (
  <article id={id} className={`${styles['widePage']} ${isFront ? styles['frontPage'] : ''}`}>
    {children}
  </article>
)
