import { useSyncExternalStore } from 'react'
import { subscribeTrust, trustVersion } from './unitTrust.ts'

/** Renders again when the trust of a token changes: for the root of the page, and for what is kept between its renders. */
export const useUnitTrust = (): number => useSyncExternalStore(subscribeTrust, trustVersion)
