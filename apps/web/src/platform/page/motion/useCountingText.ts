import { COUNTING_MS, countingText } from '@musi/domain/amount/countingText'
import { type Amount, amountOf } from '@musi/domain/currency'
import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './useReducedMotion.ts'

/** An amount that counts up from its old to its new value within a second; at once under reduced motion. */
export function useCountingText({ currency, raw }: Amount, places: number): string {
  const isStill = useReducedMotion()
  const before = useRef(0n)
  const [counted, setCounted] = useState('0')

  useEffect(() => {
    const previous = amountOf(currency, before.current)
    before.current = raw
    if (isStill) return undefined
    const started = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const elapsedMs = now - started
      setCounted(countingText({ previous, next: amountOf(currency, raw), elapsedMs, places }))
      if (elapsedMs < COUNTING_MS) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the currency is made anew with each render and is the same one
  }, [raw, places, isStill])

  const next = amountOf(currency, raw)
  return isStill ? countingText({ previous: next, next, elapsedMs: COUNTING_MS, places }) : counted
}
