import type { ReactNode } from 'react'
import { Cluster } from './Stack.tsx'

/** Centres a button that shows more of a list. */
export const More = ({ children }: { children: ReactNode }) => (
  <Cluster nowrap middle>
    {children}
  </Cluster>
)
