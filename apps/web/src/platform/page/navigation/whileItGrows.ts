/** From then on the scroll is the person's own. */
const OWN_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** `there`: finished. `still`: finished, unless more content loads within `quietMs`. */
export type Going = 'there' | 'moving' | 'still'

type Patience = { quietMs: number; mostMs: number }

/**
 * Scrolls there now and whenever content loads, until it is reached, the page settles, or the user interacts. Content
 * in one of several columns need not make the page longer. Returns a function that stops it.
 */
export function whileItGrows(go: () => Going, { quietMs, mostMs }: Patience): () => void {
  const ended = new AbortController()
  const end = () => ended.abort()
  let quiet: ReturnType<typeof setTimeout> | null = null
  let frame = 0
  const look = () => {
    frame = 0
    const going = go()
    if (going === 'there') return end()
    if (going === 'still') quiet ??= setTimeout(end, quietMs)
    else if (quiet !== null) {
      clearTimeout(quiet)
      quiet = null
    }
  }
  look()
  if (ended.signal.aborted) return end
  const soon = () => {
    frame ||= requestAnimationFrame(look)
  }
  const grown = new ResizeObserver(soon)
  const come = new MutationObserver(soon)
  grown.observe(document.body)
  come.observe(document.body, { childList: true, subtree: true })
  const last = setTimeout(end, mostMs)
  ended.signal.addEventListener('abort', () => {
    grown.disconnect()
    come.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(last)
    if (quiet !== null) clearTimeout(quiet)
  })
  for (const act of OWN_ACTS) addEventListener(act, end, { signal: ended.signal, passive: true })
  return end
}
