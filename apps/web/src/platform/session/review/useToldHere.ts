import { useLayoutEffect } from 'react'
import { hidePopup, holdPopups } from '#platform/page/popups/popups.ts'

/** Closing the dialog sooner than this may mean that the result was not seen. */
const READ_MS = 3000

/** The dialog shows the result, so there is no popup (spec: popups.told-in-dialog). */
export function useToldHere(hash: string, id: string): void {
  // Before the first paint, so that it does not flash.
  useLayoutEffect(() => {
    const keys = [hash, id]
    const since = performance.now()
    const release = holdPopups(keys)
    return () => {
      if (performance.now() - since >= READ_MS) keys.forEach(hidePopup)
      release()
    }
  }, [hash, id])
}
