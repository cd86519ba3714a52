import { Cluster } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** One part: its name, and its states side by side. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles['part']} aria-label={name} data-part={name}>
      <h2>{name}</h2>
      <Cluster gap={5} center>
        {children}
      </Cluster>
    </section>
  )
}
