import { useEffect, useRef, useState } from 'react'

/** When each stretch of life begins and ends, with what is left of it then. */
type Keep = (ms: number, runs: boolean) => void

/**
 * Ends something after so many milliseconds, not counting the time it is hovered or focused (WCAG 2.2.1); null for
 * never.
 */
export function useLifetime(lifeMs: number | null, onEnd: () => void, keep?: Keep) {
  const [isPaused, setPaused] = useState(false)
  const leftMs = useRef(lifeMs)
  useEffect(() => {
    if (isPaused || leftMs.current === null) return undefined
    let [startedAt, timer]: [number | null, ReturnType<typeof setTimeout> | undefined] = [null, undefined]
    // The lifetime starts with the first frame; otherwise a slow or background page could remove it unseen.
    const frame = requestAnimationFrame(() => {
      startedAt = performance.now()
      timer = setTimeout(onEnd, leftMs.current ?? 0)
      keep?.(leftMs.current ?? 0, true)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      if (leftMs.current === null || startedAt === null) return
      leftMs.current -= performance.now() - startedAt
      keep?.(leftMs.current, false)
    }
  }, [isPaused, onEnd, keep])
  const pause = () => setPaused(true)
  const goOn = () => setPaused(false)
  return { isPaused, pausing: { onPointerEnter: pause, onPointerLeave: goOn, onFocus: pause, onBlur: goOn } }
}
