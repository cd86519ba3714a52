import { useEffect, useState } from 'react'

/** Longer than anything takes that answers at all. */
const PATIENCE_MS = 3000

/**
 * True once something was read, and for good: what comes later is a change and no first look. What keeps people waiting counts as
 * well, so that a part that is never read holds nothing back (spec: shell.in-order).
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
