/** From then on the scroll is the person's own. */
const OWN_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** `there`: nothing more is to be done. `still`: nothing more, unless something else comes within `quietMs`. */
export type Going = 'there' | 'moving' | 'still'

type Patience = { quietMs: number; mostMs: number }

/**
 * Goes there now and whenever something came to the page, until it is there, the page is still, or somebody touches it. What comes into one
 * column of several need not make the page longer. Returns what ends it.
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
