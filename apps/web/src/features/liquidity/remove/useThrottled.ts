import { useEffect, useState } from 'react'

/** Passes on the first change at once; later changes within `ms` become one at the end of that time. */
export function useThrottled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState({ value, atMs: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (Object.is(settled.value, value)) return undefined
    const restMs = Math.max(settled.atMs + ms - performance.now(), 0)
    const timer = setTimeout(() => setSettled({ value, atMs: performance.now() }), restMs)
    return () => clearTimeout(timer)
  }, [value, settled, ms])
  return settled.value
}
