import { useEffect, useState } from 'react'

/** The first change passes at once; those that follow within the time become one at its end. */
export function useCoalesced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState({ value, atMs: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (Object.is(settled.value, value)) return undefined
    const restMs = Math.max(settled.atMs + ms - performance.now(), 0)
    const timer = setTimeout(() => setSettled({ value, atMs: performance.now() }), restMs)
    return () => clearTimeout(timer)
  }, [value, settled, ms])
  return settled.value
}
