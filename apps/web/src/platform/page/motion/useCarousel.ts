import { type RefObject, useEffect, useState } from 'react'
import { useInView } from './useInView.ts'
import { useReducedMotion } from './useReducedMotion.ts'

/** spec: home.carousel */
const INTERVAL_MS = 3000

/**
 * Advances by itself unless it is stopped, hovered, focused, out of view, paused by `waits`, or
 * motion is reduced (WCAG 2.2.2).
 */
export function useCarousel(count: number, element: RefObject<Element | null>, waits = false) {
  const still = useReducedMotion()
  const inView = useInView(element)
  const [at, setAt] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const running = !still && !stopped && !isHovered && !waits && inView

  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => setAt((at + 1) % count), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [running, count, at])

  return {
    at,
    still,
    stopped,
    running,
    toggle: () => setStopped((was) => !was),
    go: (to: number) => setAt(((to % count) + count) % count),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setHovered(true),
      onBlur: () => setHovered(false),
    },
  }
}
