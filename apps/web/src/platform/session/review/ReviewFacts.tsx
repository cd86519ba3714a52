import { Fragment, type ReactNode } from 'react'
import styles from './ReviewParts.module.css'

export type Facts = readonly (readonly [label: string, value: ReactNode])[]

/** What is agreed to, line by line. */
export const ReviewFacts = ({ facts }: { facts: Facts }) => (
  <dl className={styles['facts']}>
    {facts.map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
