import { perVisit } from './visit.ts'

export type VisitListeners = {
  tell: () => void
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** Who wants to hear that something has changed, for as long as the page is open. */
export function visitListeners(): VisitListeners {
  const listeners = perVisit(() => new Set<() => void>())
  return {
    tell: () => listeners().forEach((listener) => listener()),
    subscribe(listener) {
      const all = listeners()
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}
