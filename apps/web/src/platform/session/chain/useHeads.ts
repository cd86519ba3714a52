import { useSyncExternalStore } from 'react'
import { heads, subscribe } from './heads.ts'

export const useHeads = () => useSyncExternalStore(subscribe, heads)
