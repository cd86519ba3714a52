import { useLayoutEffect } from 'react'
import { hidePopup, holdPopups } from '#platform/page/popups/popups.ts'

/** A dialog closed sooner than this may not have been read. */
const SEEN_AFTER_MS = 3000

/** Suppresses the popup of a result that the dialog shows (spec: popups.told-in-dialog). */
export function useResultShownHere(hash: string, id: string): void {
  // Runs before the first paint, so that the popup does not flash.
  useLayoutEffect(() => {
    const keys = [hash, id]
    const shownAtMs = performance.now()
    const releasePopups = holdPopups(keys)
    return () => {
      if (performance.now() - shownAtMs >= SEEN_AFTER_MS) keys.forEach(hidePopup)
      releasePopups()
    }
  }, [hash, id])
}
