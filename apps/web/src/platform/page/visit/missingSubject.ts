import { useEffect } from 'react'
import { visitValue } from './visitValue.ts'

/** True while the page says that its subject does not exist; there is nothing to report then. */
export const missingSubject = visitValue(() => false)

/** Marks the page as one about something that does not exist. */
export function useMissingSubject(isMissing = true): void {
  useEffect(() => {
    missingSubject.set(isMissing)
    return () => missingSubject.set(false)
  }, [isMissing])
}
