import { useSyncExternalStore } from 'react'
import { currentLocation, subscribe } from './currentLocation.ts'

export const useLocation = () => useSyncExternalStore(subscribe, currentLocation)
