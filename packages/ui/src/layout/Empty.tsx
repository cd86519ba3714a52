import type { ReactNode } from 'react'
import styles from './Empty.module.css'

type Props = {
  /** Title of the missing content; if given, the sentence is shown in a box. */
  title?: string
  children: ReactNode
}

/** A sentence in place of an empty list; announced when it appears in a box. */
export const Empty = ({ title, children }: Props) =>
  title === undefined ? (
    <p className={styles['line']}>{children}</p>
  ) : (
    <output className={styles['box']}>
      <b>{title}</b>
      <span>{children}</span>
    </output>
  )
