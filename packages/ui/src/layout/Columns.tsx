import type { ReactNode } from 'react'
import styles from './Columns.module.css'
import { classNames } from '../classNames.ts'

type Props = { className?: string | undefined; children: ReactNode }

/** The main column of a page beside the others; stacked in a narrow window. */
export const Columns = ({ className, children }: Props) => (
  <div className={classNames(styles['columns'], className)}>{children}</div>
)

/** A column of cards, with the gap of the columns. */
export const Column = ({ className, children }: Props) => (
  <div className={classNames(styles['column'], className)}>{children}</div>
)
