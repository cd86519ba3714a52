/** Errors that nobody caught, each once, for the shell to speak of. */
let latest: string | null = null
const seen = new Set<string>()
const listeners = new Set<() => void>()

const worded = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown))

function reportTrouble(thrown: unknown): void {
  const text = worded(thrown)
  if (seen.has(text)) return
  seen.add(text)
  latest = text
  listeners.forEach((listener) => listener())
}

export const latestTrouble = (): string | null => latest

export function dismissTrouble(): void {
  latest = null
  listeners.forEach((listener) => listener())
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one place where uncaught errors arrive; the browser has written them to the console already. */
export function watchTrouble(): void {
  addEventListener('error', ({ error }) => error && reportTrouble(error))
  addEventListener('unhandledrejection', ({ reason }) => reportTrouble(reason))
}
