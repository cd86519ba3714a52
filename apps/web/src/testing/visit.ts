import type { PageConfig } from '@musi/api/page/pageConfig'
import type { ReactNode } from 'react'

/** Overrides of the configuration of the product behind the tests. */
export type ConfigOverrides = Partial<PageConfig>

/** Starts the page in the document of the tests, and leaves it again (screens/visitedPage.tsx). */
export type Visit = {
  /** The whole app, or a single component. */
  begin: (config: ConfigOverrides, component?: ReactNode) => Promise<void>
  leave: () => void
}

let visit: Visit | undefined

export const setVisit = (newVisit: Visit): void => void (visit = newVisit)

/** The setup file provides the page, so that tests import only what they test. */
export function currentVisit(): Visit {
  if (visit === undefined) throw new Error('Run component tests with: node scripts/screens.ts')
  return visit
}
