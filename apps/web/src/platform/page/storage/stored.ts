import { noteTrouble } from '../trouble/trouble.ts'
import { perVisit } from '../visit/visit.ts'
import { visitListeners } from '../visit/visitListeners.ts'
import { type Box, type ReadResult, storedValue } from './storedValue.ts'

export type Stored<T> = {
  get: () => T
  set: (change: Partial<T>) => void
  subscribe: (listener: () => void) => () => void
}

type Shape<T> = {
  key: string
  version: number
  /** Used when nothing, or nothing readable, was stored. */
  defaults: T
  /** Parses one field at a time, so that only a damaged field gets its default. Undefined if the value is invalid. */
  readers: { readonly [K in keyof T]: (value: unknown) => T[K] | undefined }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readFields<T extends object>(data: unknown, { defaults, readers }: Shape<T>): ReadResult<T> {
  if (!isRecord(data)) return { value: defaults, isDamaged: true }
  const result = { value: { ...defaults }, isDamaged: false }
  for (const name in readers) {
    if (!Object.hasOwn(data, name) || data[name] === defaults[name]) continue
    const field = readers[name](data[name])
    if (field === undefined) result.isDamaged = true
    else result.value[name] = field
  }
  return result
}

/** Values that outlive the visit. Full, denied or damaged storage means defaults and a notice, never an exception. */
export function stored<T extends object>(shape: Shape<T>, box: () => Box): Stored<T> {
  const { key, version, defaults } = shape
  const store = storedValue<T>({ key, version, empty: defaults, read: (data) => readFields(data, shape) }, box)
  const { notify, subscribe } = visitListeners()
  /** `unwritten` was set here and could not be written: it is held until the page is left. */
  const state = perVisit((): { value: T; unwritten: Partial<T> } => {
    store.onElsewhere(changedElsewhere)
    return { value: begin(), unwritten: {} }
  })

  function begin(): T {
    let first = defaults
    try {
      const result = store.readNow()
      first = result.value
      // Rewritten, so that the next visit does not report it again.
      if (result.isDamaged) store.write(first)
    } catch {
      noteTrouble({ kind: 'notKept' })
    }
    return first
  }

  /** Runs when another tab wrote. A value we cannot read is from a newer version and is left alone. */
  function changedElsewhere(): void {
    try {
      const result = store.parse(store.text())
      if (result.isDamaged) return
      const now = state()
      now.value = { ...result.value, ...now.unwritten }
      notify()
    } catch {
      // Denied meanwhile: keep the current values.
    }
  }

  // Read now, so that damage is reported immediately and not at first use.
  state()
  return {
    get: () => state().value,
    set(change) {
      const now = state()
      now.unwritten = { ...now.unwritten, ...change }
      try {
        now.value = { ...store.readNow().value, ...now.unwritten }
        store.write(now.value)
        now.unwritten = {}
      } catch {
        now.value = { ...now.value, ...change }
        noteTrouble({ kind: 'notKept' })
      }
      notify()
    },
    subscribe,
  }
}
