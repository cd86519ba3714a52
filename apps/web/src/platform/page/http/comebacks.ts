import { useSyncExternalStore } from 'react'
import { visitValue } from '../visit/visitValue.ts'

const count = visitValue(() => 0)

/** Notes that a connection to the server answers again (spec: heads.lines). */
export const noteComeback = (): void => count.set(count.get() + 1)

/** Changes each time a connection recovers: earlier requests may hang or have failed. */
export const useComebacks = (): number => useSyncExternalStore(count.subscribe, count.get, count.get)
