import type { ComponentProps, ReactNode } from 'react'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import styles from './DemoStep.module.css'

/** One line of the demo wallet's summary. */
export const Fact = ({ label, title, children }: { label: string; title?: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd {...(title !== undefined && { title })}>{children}</dd>
  </>
)

/** A line with an amount; its exact digits have a separate line, as wide as both columns. */
export const AmountFact = ({ label, ...amount }: { label: string } & ComponentProps<typeof Amount>) => (
  <>
    <dt>{label}</dt>
    <dd className={styles['whole']}>
      <Amount {...amount} inFull />
    </dd>
  </>
)
