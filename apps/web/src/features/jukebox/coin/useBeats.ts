import { useEffect, useState } from 'react'
import { useReducedMotion } from '#platform/page/motion/useReducedMotion.ts'

/** Duration in ms of one step of the coin's animation (`--time-sheet`). */
const BEAT_MS = 320

/**
 * `fall`: the coin falls in. `slide`: the song starts and the disc slides out. `lit`: the waveform lights up and the
 * text appears.
 */
export type Beat = 'none' | 'fall' | 'slide' | 'lit'

/**
 * Runs the three steps after the confirmation; with reduced motion or in a hidden tab it jumps to the last (spec:
 * songs.pay-ends).
 */
export function useBeats(paymentHash: string | null): Beat {
  const isMotionReduced = useReducedMotion()
  const [beat, setBeat] = useState<Beat>('none')
  const isSkipped = isMotionReduced || document.hidden
  useEffect(() => {
    if (paymentHash === null || isSkipped) return undefined
    const timers = (['fall', 'slide', 'lit'] as const).map((next, at) => setTimeout(() => setBeat(next), at * BEAT_MS))
    return () => timers.forEach(clearTimeout)
    // Hiding the tab meanwhile must not restart the beats.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [paymentHash])
  if (paymentHash === null) return 'none'
  return isSkipped ? 'lit' : beat === 'none' ? 'fall' : beat
}
