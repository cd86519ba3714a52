import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { settings } from './settings.ts'

export const useSettings = () => useVisitValue(settings)
