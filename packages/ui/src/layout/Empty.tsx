import type { ReactNode } from 'react'
import styles from './Empty.module.css'

type Props = {
  /** Names what there would be; with it the sentence stands in a box, in place of a whole list. */
  title?: string
  children: ReactNode
}

/** Says that there is nothing, where a list would be; announced when it appears in a box. */
export const Empty = ({ title, children }: Props) =>
  title === undefined ? (
    <p className={styles['line']}>{children}</p>
  ) : (
    <output className={styles['box']}>
      <b>{title}</b>
      <span>{children}</span>
    </output>
  )
