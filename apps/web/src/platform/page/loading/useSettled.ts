import { useEffect, useState } from 'react'

/** Longer than any successful answer takes. */
const TIMEOUT_MS = 3000

/**
 * True once `isRead` was true, or after a time limit, so that a part that never loads does not
 * block others (spec: shell.in-order).
 */
export function useSettled(isRead: boolean): boolean {
  const [isSettled, setSettled] = useState(isRead)
  if (isRead && !isSettled) setSettled(true)
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isSettled])
  return isSettled
}
