import { useLayoutEffect } from 'react'
import { hidePopup, holdPopups } from '#platform/page/popups/popups.ts'

/** Who closes the dialog sooner may not have seen how it ended. */
const READ_MS = 3000

/** The dialog says how a transaction ended: no popup says it as well (spec: popups.told-in-dialog). */
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
