import { useStored } from '../storage/useStored.ts'
import { settings } from './settings.ts'

export const useSettings = () => useStored(settings)
