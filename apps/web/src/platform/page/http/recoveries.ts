import { useSyncExternalStore } from 'react'
import { visitValue } from '../visit/visitValue.ts'

const count = visitValue(() => 0)

/** Notes that a connection to the server answers again (spec: heads.lines). */
export const noteRecovery = (): void => count.set(count.get() + 1)

/** Changes each time a connection recovers, because earlier requests may hang or have failed. */
export const useRecoveryCount = (): number => useSyncExternalStore(count.subscribe, count.get, count.get)
