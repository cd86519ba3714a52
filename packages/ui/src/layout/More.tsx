import type { ReactNode } from 'react'
import { Cluster } from './Stack.tsx'

/** The button that shows more of a list, in the middle below it. */
export const More = ({ children }: { children: ReactNode }) => (
  <Cluster nowrap middle>
    {children}
  </Cluster>
)
