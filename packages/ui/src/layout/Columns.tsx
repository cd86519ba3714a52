import type { ReactNode } from 'react'
import styles from './Columns.module.css'
import { classNames } from '../classNames.ts'

type Props = { className?: string | undefined; children: ReactNode }

/** The main column of a page beside the rest; on a narrow window one stands below the other. */
export const Columns = ({ className, children }: Props) => (
  <div className={classNames(styles['columns'], className)}>{children}</div>
)

/** Cards below each other, as far apart as the columns are. */
export const Column = ({ className, children }: Props) => (
  <div className={classNames(styles['column'], className)}>{children}</div>
)
