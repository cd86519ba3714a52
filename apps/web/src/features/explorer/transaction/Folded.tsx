import { type ReactNode, useId } from 'react'
import styles from './Transaction.module.css'

/** A card for builders, opened on demand. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <details className={styles['raw']}>
        <summary id={id}>{title}</summary>
        <div className={styles['folded']}>{children}</div>
      </details>
    </section>
  )
}
