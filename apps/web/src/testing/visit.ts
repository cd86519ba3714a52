import type { PageConfig } from '@musi/api/pageConfig'
import type { ReactNode } from 'react'

/** What differs from the configuration of the product behind the tests. */
export type ConfigOverrides = Partial<PageConfig>

/** How the page is begun in the document of the tests, and left again (screens/visitedPage.tsx). */
export type Visit = {
  /** The whole app, or one thing alone. */
  begin: (given: ConfigOverrides, what?: ReactNode) => Promise<void>
  leave: () => void
}

let visit: Visit | undefined

export const setVisit = (how: Visit): void => void (visit = how)

/** The tests are imported by nothing, and import nothing of the app but what they test: the page comes from their setup. */
export function currentVisit(): Visit {
  if (visit === undefined) throw new Error('The tests of components begin with: node scripts/screens.ts')
  return visit
}
