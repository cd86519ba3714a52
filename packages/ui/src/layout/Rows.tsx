import type { HTMLAttributes } from 'react'
import styles from './Rows.module.css'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> & { as?: 'ul' | 'ol' | 'dl' }

/** A list with lines between its rows; it takes no space without rows. */
export const Rows = ({ as: Tag = 'ul', ...rest }: Props) => <Tag {...rest} className={styles['rows']} />
