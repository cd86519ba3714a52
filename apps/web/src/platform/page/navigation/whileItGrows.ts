/** From then on the scroll is the person's own. */
const OWN_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

type Patience = {
  /** So long a page may stand still before it counts as whole. Null: what it does within `mostMs` counts. */
  quietMs: number | null
  mostMs: number
}

/** Goes there now and whenever the page has another size, until it is there for good, whole, or touched. Returns what ends it. */
export function whileItGrows(go: () => 'there' | 'going', { quietMs, mostMs }: Patience): () => void {
  const ended = new AbortController()
  const end = () => ended.abort()
  if (go() === 'there') return end
  let quiet: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(quiet)
    if (quietMs !== null) quiet = setTimeout(end, quietMs)
  }
  const grown = new ResizeObserver(() => {
    wait()
    if (go() === 'there') end()
  })
  grown.observe(document.body)
  wait()
  const last = setTimeout(end, mostMs)
  ended.signal.addEventListener('abort', () => {
    grown.disconnect()
    clearTimeout(quiet)
    clearTimeout(last)
  })
  for (const act of OWN_ACTS) addEventListener(act, end, { signal: ended.signal, passive: true })
  return end
}
