import type { ReactNode } from 'react'

/** One line of the demo wallet's summary. */
export const Fact = ({ label, title, children }: { label: string; title?: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd {...(title !== undefined && { title })}>{children}</dd>
  </>
)
