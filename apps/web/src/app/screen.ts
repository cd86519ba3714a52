import type { ComponentType } from 'react'

/** What a route loads. */
export type Screen = { Page: ComponentType }
