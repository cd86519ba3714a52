import { useSyncExternalStore } from 'react'
import { allPopups, subscribe } from './popups.ts'

export const usePopups = () => useSyncExternalStore(subscribe, allPopups)
