import { useSyncExternalStore } from 'react'
import type { Stored } from './stored.ts'

export const useStored = <T>(store: Pick<Stored<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get)
