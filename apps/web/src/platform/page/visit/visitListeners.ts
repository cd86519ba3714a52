import { perVisit } from './visit.ts'

export type VisitListeners = {
  notify: () => void
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Listeners to a change, for as long as the page is open. */
export function visitListeners(): VisitListeners {
  const listeners = perVisit(() => new Set<() => void>())
  return {
    notify: () => listeners().forEach((listener) => listener()),
    subscribe(listener) {
      const all = listeners()
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}
