import { noteTrouble } from '../trouble/trouble.ts'
import { visitListeners } from '../visit/visitListeners.ts'
import { type Box, type StoredShape, storedValue } from './storedValue.ts'

/** A value several tabs change; each change applies to the value stored at that moment. */
export type SharedStored<T> = {
  get: () => T
  change: (update: (now: T) => T) => void
  subscribe: (listener: () => void) => () => void
}

export type SharedShape<T> = StoredShape<T> & {
  /** Three-way merge: another tab replaced `base` with `theirs`; additions made here (`own`) must survive. */
  merge: (theirs: T, base: T, own: T) => T
}

/** Reads and writes the stored value, but never overwrites one that can be neither read nor backed up. */
function guardedStore<T>(store: ReturnType<typeof storedValue<T>>) {
  /** True if this visit may write; otherwise it stores nothing. */
  let mayWrite = true
  let last: { text: string; value: T } | null = null
  return {
    /** An unreadable value is backed up before it is overwritten. */
    read(): T {
      const text = store.text()
      if (text !== null && text === last?.text) return last.value
      const result = store.parse(text)
      if (result.isDamaged && text !== null) {
        mayWrite = false
        store.backUp(text)
        mayWrite = true
      }
      return result.value
    },
    write(next: T): void {
      if (!mayWrite) throw new Error('The stored value must not be overwritten.')
      last = { text: store.write(next), value: next }
    },
  }
}

/** Values shared by tabs. Full, denied or damaged storage never loses what was readable and never prevents startup. */
export function sharedStored<T>(shape: SharedShape<T>, box: () => Box): SharedStored<T> {
  const store = storedValue(shape, box)
  const guarded = guardedStore(store)
  const { notify, subscribe } = visitListeners()
  /** A value that could not be written is held in memory until the page closes; later changes build on it. */
  let isUnwritten = false
  let value = readInitial()

  function holdInMemory(): void {
    isUnwritten = true
    noteTrouble({ kind: 'notKept' })
  }

  function readInitial(): T {
    let read = shape.empty
    try {
      const result = store.parse(store.text())
      // Storage that cannot be written may still be readable.
      read = result.value
      if (result.isDamaged) guarded.write(guarded.read())
    } catch {
      holdInMemory()
    }
    return read
  }

  function writeOrHold(next: T): void {
    try {
      guarded.write(next)
      isUnwritten = false
    } catch {
      holdInMemory()
    }
  }

  store.onElsewhere(({ oldValue, newValue }) => {
    const theirs = store.parse(newValue)
    // A newer version of this page wrote it, so it is kept.
    if (theirs.isDamaged) return
    value = shape.merge(theirs.value, store.parse(oldValue).value, value)
    if (value !== theirs.value) writeOrHold(value)
    notify()
  })

  function current(): T {
    try {
      return isUnwritten ? value : guarded.read()
    } catch {
      isUnwritten = true
      return value
    }
  }

  return {
    get: () => value,
    change(update) {
      const before = current()
      const next = update(before)
      if (next === before && next === value) return
      value = next
      writeOrHold(next)
      notify()
    },
    subscribe,
  }
}
