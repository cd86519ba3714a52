import { useSyncExternalStore } from 'react'
import { visitValue } from '../visit/visitValue.ts'

const count = visitValue(() => 0)

/** A line to the server answers again (spec: heads.lines). */
export const noteComeback = (): void => count.set(count.get() + 1)

/** Another number each time that a line answers again: what was asked before may hang, or have failed. */
export const useComebacks = (): number => useSyncExternalStore(count.subscribe, count.get, count.get)
