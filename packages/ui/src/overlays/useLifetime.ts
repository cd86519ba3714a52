import { useEffect, useRef, useState } from 'react'

/** Called when the timer starts or stops, with the remaining time. */
type Keep = (ms: number, runs: boolean) => void

/**
 * Calls `onEnd` after `lifeMs`, not counting the time of hover and focus (WCAG 2.2.1); null for never.
 */
export function useLifetime(lifeMs: number | null, onEnd: () => void, keep?: Keep) {
  const [isPaused, setPaused] = useState(false)
  const leftMs = useRef(lifeMs)
  useEffect(() => {
    if (isPaused || leftMs.current === null) return undefined
    let startedAt: number | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    // Starts with the first frame; otherwise a slow or background page could end it unseen.
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
  const resume = () => setPaused(false)
  return { isPaused, pausing: { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume } }
}
