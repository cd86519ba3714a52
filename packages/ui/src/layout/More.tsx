import type { ReactNode } from 'react'
import styles from './More.module.css'

/** The button that shows more of a list, in the middle below it. */
export const More = ({ children }: { children: ReactNode }) => <div className={styles['more']}>{children}</div>
