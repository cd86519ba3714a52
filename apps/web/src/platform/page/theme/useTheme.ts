import { useSyncExternalStore } from 'react'
import { currentTheme, subscribeToTheme } from './theme.ts'

export const useTheme = () => useSyncExternalStore(subscribeToTheme, currentTheme)
