import { perVisit } from './visit.ts'
import { type VisitListeners, visitListeners } from './visitListeners.ts'

/** An observable value that lives as long as the page is open. */
export type VisitValue<Value> = {
  get: () => Value
  set: (next: Value) => void
  subscribe: VisitListeners['subscribe']
}

export function visitValue<Value>(first: () => Value): VisitValue<Value> {
  const state = perVisit(() => ({ value: first() }))
  const { notify, subscribe } = visitListeners()
  return {
    get: () => state().value,
    set(next) {
      state().value = next
      notify()
    },
    subscribe,
  }
}
