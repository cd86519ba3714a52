import { perVisit } from './visit.ts'
import { type VisitListeners, visitListeners } from './visitListeners.ts'

/** Something that changes while the page is open, for whoever shows it. */
export type VisitValue<Value> = {
  get: () => Value
  set: (next: Value) => void
  subscribe: VisitListeners['subscribe']
}

export function visitValue<Value>(first: () => Value): VisitValue<Value> {
  const held = perVisit(() => ({ value: first() }))
  const { tell, subscribe } = visitListeners()
  return {
    get: () => held().value,
    set(next) {
      held().value = next
      tell()
    },
    subscribe,
  }
}
