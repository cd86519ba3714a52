import { useSyncExternalStore } from 'react'
import { subscribeTrust, trustVersion } from './unitTrust.ts'

/** Re-renders when a token's trust changes: for the page's root, and for cached content. */
export const useUnitTrust = (): number => useSyncExternalStore(subscribeTrust, trustVersion)
