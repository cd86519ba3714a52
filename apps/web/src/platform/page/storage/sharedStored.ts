import { noteTrouble } from '../trouble/trouble.ts'
import { visitEnd } from '../visit/visit.ts'

/** A value that several tabs change; each change applies to what is stored at that moment. */
export type SharedStored<T> = {
  get: () => T
  change: (update: (now: T) => T) => void
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
  /** Three-way merge: another tab wrote `theirs` on top of `base`; what was added here meanwhile must not be lost. */
  merge: (theirs: T, base: T, own: T) => T
}

type ReadResult<T> = { value: T; damaged: boolean }

function parse<T>(text: string | null, { version, empty, read }: SharedShape<T>): ReadResult<T> {
  if (text === null) return { value: empty, damaged: false }
  try {
    const json = JSON.parse(text) as { version?: unknown; data?: unknown } | null
    if (json?.version === version) return read(json.data)
  } catch {
    // Not JSON: as unreadable as another version.
  }
  return { value: empty, damaged: true }
}

/** Values shared by tabs. Full, denied or damaged storage never loses what was readable and never prevents startup. */
export function sharedStored<T>(shape: SharedShape<T>, box: () => Box): SharedStored<T> {
  const { key, version, empty } = shape
  const listeners = new Set<() => void>()
  /** What could not be written is held until the page is left, and later changes build on it. */
  let unwritten = false
  /** What is stored can neither be read nor backed up: it is left alone, and this visit stores nothing. */
  let mayWrite = true
  let last: { text: string; value: T } | null = null
  let value = readInitial()

  /** What cannot be read is backed up before it is overwritten. */
  function readStored(): T {
    const text = box().getItem(key)
    if (text !== null && text === last?.text) return last.value
    const result = parse(text, shape)
    if (result.damaged && text !== null) putAside(text)
    return result.value
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

  function readInitial(): T {
    try {
      const result = parse(box().getItem(key), shape)
      if (result.damaged) write(readStored())
      return result.value
    } catch {
      unwritten = true
      noteTrouble({ kind: 'notKept' })
      return readWithoutWriting()
    }
  }

  /** Storage that cannot be written may still be readable. */
  function readWithoutWriting(): T {
    try {
      return parse(box().getItem(key), shape).value
    } catch {
      return empty
    }
  }

  const notify = () => listeners.forEach((listener) => listener())

  function changedElsewhere({ oldValue, newValue }: Pick<StorageEvent, 'oldValue' | 'newValue'>): void {
    const [theirs, base] = [parse(newValue, shape), parse(oldValue, shape)]
    // A newer version of this page wrote it; trust it.
    if (theirs.damaged) return
    const next = shape.merge(theirs.value, base.value, value)
    value = next
    if (next !== theirs.value) writeOrHold(next)
    notify()
  }

  function writeOrHold(next: T): void {
    try {
      write(next)
    } catch {
      unwritten = true
      noteTrouble({ kind: 'notKept' })
    }
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === key) changedElsewhere(event)
    else if (event.key === null) changedElsewhere({ oldValue: null, newValue: null })
  }
  if (typeof window !== 'undefined') window.addEventListener('storage', onStorage, { signal: visitEnd() })

  function current(): T {
    try {
      return unwritten ? value : readStored()
    } catch {
      unwritten = true
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
