import { noteTrouble } from '../trouble/trouble.ts'
import { visitEnd } from '../visit/visit.ts'

/** A value that several tabs change, each change made to what is kept at that moment. */
export type SharedStored<T> = {
  get: () => T
  change: (made: (now: T) => T) => void
  subscribe: (listener: () => void) => () => void
}

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type SharedShape<T> = {
  key: string
  version: number
  empty: T
  /** As JSON. */
  textOf: (value: T) => string
  /** `damaged`: not all of it could be read. */
  read: (data: unknown) => { value: T; damaged: boolean }
  /** Another tab wrote `theirs` when it knew `knew`; what was added here meanwhile is not to be lost by that. */
  merged: (theirs: T, knew: T, own: T) => T
}

type Found<T> = { value: T; damaged: boolean }

function parsed<T>(text: string | null, { version, empty, read }: SharedShape<T>): Found<T> {
  if (text === null) return { value: empty, damaged: false }
  try {
    const kept = JSON.parse(text) as { version?: unknown; data?: unknown } | null
    if (kept?.version === version) return read(kept.data)
  } catch {
    // No JSON: as unreadable as that of another version.
  }
  return { value: empty, damaged: true }
}

/** Values of several tabs. Storage that is full, denied or damaged costs nothing that was readable, and never the start. */
export function sharedStored<T>(shape: SharedShape<T>, box: () => Box): SharedStored<T> {
  const { key, version, empty } = shape
  const listeners = new Set<() => void>()
  /** What could not be written holds until the page is left, and is what later changes begin from. */
  let unwritten = false
  /** What is kept cannot be read and cannot be put aside: it is left as it is, and this visit keeps nothing. */
  let mayWrite = true
  let last: { text: string; value: T } | null = null
  let value = begun()

  /** What cannot be read is put aside before anything is written over it. */
  function kept(): T {
    const text = box().getItem(key)
    if (text !== null && text === last?.text) return last.value
    const found = parsed(text, shape)
    if (found.damaged && text !== null) putAside(text)
    return found.value
  }

  function putAside(text: string): void {
    mayWrite = false
    box().setItem(`${key}.unread`, text)
    mayWrite = true
    noteTrouble({ kind: 'putAside', key })
  }

  function write(next: T): void {
    if (!mayWrite) throw new Error('What is kept would be written over.')
    const text = `{"version":${version},"data":${shape.textOf(next)}}`
    box().setItem(key, text)
    last = { text, value: next }
    unwritten = false
  }

  function begun(): T {
    try {
      const found = parsed(box().getItem(key), shape)
      if (found.damaged) write(kept())
      return found.value
    } catch {
      unwritten = true
      noteTrouble({ kind: 'notKept' })
      return readable()
    }
  }

  /** Storage that takes nothing may still give. */
  function readable(): T {
    try {
      return parsed(box().getItem(key), shape).value
    } catch {
      return empty
    }
  }

  const tell = () => listeners.forEach((listener) => listener())

  function changedElsewhere({ oldValue, newValue }: Pick<StorageEvent, 'oldValue' | 'newValue'>): void {
    const [theirs, knew] = [parsed(newValue, shape), parsed(oldValue, shape)]
    // A newer version of this page wrote, which knows what it does.
    if (theirs.damaged) return
    const next = shape.merged(theirs.value, knew.value, value)
    value = next
    if (next !== theirs.value) keep(next)
    tell()
  }

  function keep(next: T): void {
    try {
      write(next)
    } catch {
      unwritten = true
      noteTrouble({ kind: 'notKept' })
    }
  }

  const hear = (event: StorageEvent) => {
    if (event.key === key) changedElsewhere(event)
    else if (event.key === null) changedElsewhere({ oldValue: null, newValue: null })
  }
  if (typeof window !== 'undefined') window.addEventListener('storage', hear, { signal: visitEnd() })

  function now(): T {
    try {
      return unwritten ? value : kept()
    } catch {
      unwritten = true
      return value
    }
  }

  return {
    get: () => value,
    change(made) {
      const before = now()
      const next = made(before)
      if (next === before && next === value) return
      value = next
      keep(next)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
