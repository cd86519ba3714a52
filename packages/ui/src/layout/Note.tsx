import type { HTMLAttributes } from 'react'
import styles from './Note.module.css'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  /** An `output` is announced when its text changes. */
  as?: 'p' | 'output' | 'span' | 'small'
}

/** A quiet line beside what it explains; it takes no room while it is empty. */
export const Note = ({ as: Tag = 'p', ...rest }: Props) => <Tag {...rest} className={styles['note']} />
