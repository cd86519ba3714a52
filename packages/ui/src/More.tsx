import type { ReactNode } from 'react'
import styles from './More.module.css'

/** Where a list goes on: the button that shows more, in the middle below it. */
export const More = ({ children }: { children: ReactNode }) => <div className={styles['more']}>{children}</div>
