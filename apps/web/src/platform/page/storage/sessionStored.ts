import { noteTrouble } from '../trouble/trouble.ts'
import { type VisitValue, visitValue } from '../visit/visitValue.ts'
import { type Box, type StoredShape, storedValue } from './storedValue.ts'

/**
 * A value kept for the browser session, as plain JSON that other programs can read. If storage is full or denied, it
 * lasts only until the page is left.
 */
export function sessionStored<T>(shape: Omit<StoredShape<T>, 'version' | 'textOf'>, box: () => Box): VisitValue<T> {
  const store = storedValue(shape, box)
  const value = visitValue(begin)

  function begin(): T {
    try {
      const result = store.readNow()
      // Written again, so that the next start does not report it again.
      if (result.isDamaged) store.write(result.value)
      return result.value
    } catch {
      noteTrouble({ kind: 'notKept' })
      return shape.empty
    }
  }

  return {
    ...value,
    set(next) {
      // Read first, so that a damaged value is backed up before it is overwritten.
      value.get()
      try {
        store.write(next)
      } catch {
        noteTrouble({ kind: 'notKept' })
      }
      value.set(next)
    },
  }
}
