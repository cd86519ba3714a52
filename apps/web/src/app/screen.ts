import type { ComponentType } from 'react'

/** The module a route loads. */
export type Screen = {
  Page: ComponentType
  /** Loads the parts that the page shows by itself, before it is opened. */
  preloadParts?: () => void
}
