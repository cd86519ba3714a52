import type { HTMLAttributes } from 'react'
import styles from './Rows.module.css'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> & { as?: 'ul' | 'ol' | 'dl' }

/** A list whose rows are set apart by lines; it begins and ends with its first and last row, and takes no room without any. */
export const Rows = ({ as: Tag = 'ul', ...rest }: Props) => <Tag {...rest} className={styles['rows']} />
