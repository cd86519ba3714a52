import { COUNTING_MS, countingText } from '@musi/domain/amount/countingText'
import { type Amount, amountOf } from '@musi/domain/currency'
import { useLayoutEffect, useRef, useState } from 'react'
import { figureText } from '../money/figureText.ts'
import { useReducedMotion } from './useReducedMotion.ts'

/**
 * An amount that counts from its old to its new value within a second; without counting on first render and with
 * reduced motion (spec: money.counting).
 */
export function useCountingText({ currency, raw }: Amount, places: number): string {
  const isStill = useReducedMotion()
  const before = useRef(raw)
  const [frame, setFrame] = useState<{ to: bigint; text: string } | null>(null)
  const next = amountOf(currency, raw)

  // Runs before paint, so that the new value is not visible before the count.
  useLayoutEffect(() => {
    const previous = amountOf(currency, before.current)
    before.current = raw
    if (isStill || previous.raw === raw) return undefined
    const show = (elapsedMs: number) =>
      setFrame({ to: raw, text: countingText({ previous, next: amountOf(currency, raw), elapsedMs, places }) })
    const started = performance.now()
    let request = requestAnimationFrame(function step(now) {
      show(now - started)
      if (now - started < COUNTING_MS) request = requestAnimationFrame(step)
    })
    show(0)
    return () => cancelAnimationFrame(request)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the currency is a new but equal object with each render
  }, [raw, places, isStill])

  const isCounting = frame?.to === raw && !isStill
  return figureText(isCounting ? frame.text : countingText({ previous: next, next, elapsedMs: COUNTING_MS, places }))
}
