import { Facts as FactList } from '@musi/ui/layout/Facts'
import type { ReactNode } from 'react'
import styles from './ReviewParts.module.css'

/** `note`: an explanation below the value. */
export type Facts = readonly (readonly [label: string, value: ReactNode, note?: ReactNode])[]

/** The terms, line by line. */
export const ReviewFacts = ({ facts }: { facts: Facts }) => (
  <FactList className={styles['facts']}>
    {facts.map(([label, value, note]) => (
      <div key={label}>
        <dt>{label}</dt>
        {value !== null && <dd>{value}</dd>}
        {note !== undefined && <dd className={styles['note']}>{note}</dd>}
      </div>
    ))}
  </FactList>
)
