import { noteTrouble } from '../trouble/trouble.ts'
import { perVisit } from '../visit/visit.ts'
import { visitListeners } from '../visit/visitListeners.ts'
import { type Box, putAside } from './putAside.ts'

/** `isDamaged`: not all of it could be read. */
type Shape<T> = { key: string; empty: T; read: (data: unknown) => { value: T; isDamaged: boolean } }

export type SessionStored<T> = {
  get: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A value that ends with the session of the browser, as plain JSON that others can read. Storage that is full or denied costs
 * nothing but keeping it.
 */
export function sessionStored<T>({ key, empty, read }: Shape<T>, box: () => Box): SessionStored<T> {
  const { notify, subscribe } = visitListeners()
  const state = perVisit(() => ({ value: begin() }))

  function begin(): T {
    try {
      const text = box().getItem(key)
      if (text === null) return empty
      const { value, isDamaged } = read(parsed(text))
      if (isDamaged) {
        noteTrouble({ kind: putAside(box(), key, text) ? 'putAside' : 'lost', key })
        // Written again, so that the next start does not report it again.
        write(value)
      }
      return value
    } catch {
      noteTrouble({ kind: 'notKept' })
      return empty
    }
  }

  const write = (value: T): void => box().setItem(key, JSON.stringify(value))

  return {
    get: () => state().value,
    set(next) {
      state().value = next
      try {
        write(next)
      } catch {
        noteTrouble({ kind: 'notKept' })
      }
      notify()
    },
    subscribe,
  }
}
