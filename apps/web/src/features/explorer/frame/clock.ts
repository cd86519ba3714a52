/** How often "two minutes ago" may turn into three. */
const TICK_MS = 10_000

let nowMs = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

const tick = () => {
  nowMs = Date.now()
  listeners.forEach((listener) => listener())
}

export const now = () => nowMs

/** The clock runs while somebody looks at it. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(tick, TICK_MS)
  listeners.add(listener)
  // It stood still while nobody looked.
  if (Date.now() - nowMs > TICK_MS) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}
