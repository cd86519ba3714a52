/** So long a page that was left further down may grow until it is as long as it was. */
const GROWS_MS = 3000
/** From then on the scroll is the person's own. */
const OWN_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to where a page was left, once it reaches so far: what stands at its end may come a moment later. Returns what ends it. */
export function scrollBack(leftAt: number): () => void {
  const ended = new AbortController()
  const end = () => ended.abort()
  const go = () => {
    scrollTo(0, leftAt)
    if (Math.abs(scrollY - leftAt) < 1) end()
  }
  go()
  if (ended.signal.aborted) return end
  const grown = new ResizeObserver(go)
  grown.observe(document.body)
  const timer = setTimeout(end, GROWS_MS)
  ended.signal.addEventListener('abort', () => {
    grown.disconnect()
    clearTimeout(timer)
  })
  for (const act of OWN_ACTS) addEventListener(act, end, { signal: ended.signal, passive: true })
  return end
}
