import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = { name: string; value: ReactNode }

/** Names and values, one pair per line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
