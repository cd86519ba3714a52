import { useSyncExternalStore } from 'react'
import { currentTheme, subscribe } from './theme.ts'

export const useTheme = () => useSyncExternalStore(subscribe, currentTheme)
