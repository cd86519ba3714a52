import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import styles from './Facts.module.css'

export type Fact = { name: string; value: ReactNode }

/** Names and values, one pair per line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack as="dl">
      {facts.map(({ name, value }) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Stack>
  )
}
