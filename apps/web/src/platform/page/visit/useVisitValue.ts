import { useSyncExternalStore } from 'react'
import type { VisitValue } from './visitValue.ts'

/** The current value of a store; the component re-renders when it changes. */
export const useVisitValue = <Value>(value: Pick<VisitValue<Value>, 'get' | 'subscribe'>): Value =>
  useSyncExternalStore(value.subscribe, value.get)
