import { useEffect, useSyncExternalStore } from 'react'
import { visitValue } from '../visit/visitValue.ts'

const count = visitValue(() => 0)

/** Notes, while the calling component is shown, that a page could not be read and has no figures. */
export function useNoteUnreadPage(): void {
  useEffect(() => {
    count.set(count.get() + 1)
    return () => count.set(count.get() - 1)
  }, [])
}

/** True if the open page shows that it could not be read, in place of its figures. */
export const useIsPageUnread = (): boolean => useSyncExternalStore(count.subscribe, () => count.get() > 0)
