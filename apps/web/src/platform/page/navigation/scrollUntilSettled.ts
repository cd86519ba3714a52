/** Input after which the page no longer scrolls by itself. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** `there`: finished. `still`: finished, unless more content loads within `quietMs`. */
export type ScrollStep = 'there' | 'moving' | 'still'

type TimeLimits = { quietMs: number; maxMs: number }

/**
 * Calls `go` now and whenever content loads, until the target is reached, the page settles, or the
 * user interacts. Watches for new content too, because content in one of several columns may not
 * make the page longer. Returns a function that stops it.
 */
export function scrollUntilSettled(go: () => ScrollStep, { quietMs, maxMs }: TimeLimits): () => void {
  const ended = new AbortController()
  const end = () => ended.abort()
  let quietTimer: ReturnType<typeof setTimeout> | null = null
  let frame = 0
  const step = () => {
    frame = 0
    const going = go()
    if (going === 'there') return end()
    if (going === 'still') quietTimer ??= setTimeout(end, quietMs)
    else if (quietTimer !== null) {
      clearTimeout(quietTimer)
      quietTimer = null
    }
  }
  step()
  if (ended.signal.aborted) return end
  const scheduleStep = () => {
    frame ||= requestAnimationFrame(step)
  }
  const resizeObserver = new ResizeObserver(scheduleStep)
  const mutationObserver = new MutationObserver(scheduleStep)
  resizeObserver.observe(document.body)
  mutationObserver.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(end, maxMs)
  ended.signal.addEventListener('abort', () => {
    resizeObserver.disconnect()
    mutationObserver.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    if (quietTimer !== null) clearTimeout(quietTimer)
  })
  for (const act of USER_EVENTS) addEventListener(act, end, { signal: ended.signal, passive: true })
  return end
}
