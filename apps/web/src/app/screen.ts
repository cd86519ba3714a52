import type { ComponentType } from 'react'

/** The module a route loads. */
export type Screen = { Page: ComponentType }
