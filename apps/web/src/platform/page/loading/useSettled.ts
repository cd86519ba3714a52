import { useEffect, useState } from 'react'

/** Longer than anything takes that answers at all. */
const PATIENCE_MS = 3000

/**
 * True once it has been read, and forever after: later updates are changes, not first content. Waiting notices count
 * too, so that a part that is never read does not block others (spec: shell.in-order).
 */
export function useSettled(isRead: boolean): boolean {
  const [isSettled, setSettled] = useState(isRead)
  if (isRead && !isSettled) setSettled(true)
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isSettled])
  return isSettled
}
