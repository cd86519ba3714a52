import type { PageConfig } from '@musi/api/page/pageConfig'
import type { ReactNode } from 'react'

/** Overrides of the configuration of the product behind the tests. */
export type ConfigOverrides = Partial<PageConfig>

/** Starts the page in the document of the tests, and leaves it again (screens/visitedPage.tsx). */
export type Visit = {
  /** The whole app, or a single component. */
  begin: (given: ConfigOverrides, what?: ReactNode) => Promise<void>
  leave: () => void
}

let visit: Visit | undefined

export const setVisit = (how: Visit): void => void (visit = how)

/** Tests import nothing of the app but what they test, so the setup file injects the page. */
export function currentVisit(): Visit {
  if (visit === undefined) throw new Error('The tests of components begin with: node scripts/screens.ts')
  return visit
}
