import type { ReactNode } from 'react'
import { Rows } from '@musi/ui/layout/Rows'
import styles from './Screen.module.css'

export type Fact = { name: string; value: ReactNode }

/** Names and values, one pair per line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Rows as="dl">
      {facts.map(({ name, value }) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Rows>
  )
}
