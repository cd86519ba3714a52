import { useSyncExternalStore } from 'react'
import { listStore } from './listStore.ts'

export const useLists = () => useSyncExternalStore(listStore.subscribe, listStore.get)
