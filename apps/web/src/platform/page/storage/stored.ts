import { noteTrouble } from '../trouble/trouble.ts'
import { perVisit, visitEnd } from '../visit/visit.ts'
import { visitListeners } from '../visit/visitListeners.ts'
import { type Box, putAside } from './putAside.ts'

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
  /** One field at a time: only a damaged field gets its default. Undefined: not a value of this field. */
  readers: { readonly [K in keyof T]: (value: unknown) => T[K] | undefined }
}

/** `damaged`: something was there, and some or all of it could not be read. */
type ReadResult<T> = { value: T; damaged: boolean }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readFields<T extends object>(data: Record<string, unknown>, { defaults, readers }: Shape<T>): ReadResult<T> {
  const result = { value: { ...defaults }, damaged: false }
  for (const name in readers) {
    if (!Object.hasOwn(data, name) || data[name] === defaults[name]) continue
    const field = readers[name](data[name])
    if (field === undefined) result.damaged = true
    else result.value[name] = field
  }
  return result
}

function parse<T extends object>(text: string | null, shape: Shape<T>): ReadResult<T> {
  if (text === null) return { value: shape.defaults, damaged: false }
  try {
    const json: unknown = JSON.parse(text)
    if (isRecord(json) && json['version'] === shape.version && isRecord(json['data']))
      return readFields(json['data'], shape)
  } catch {
    // No JSON: as unreadable as that of another version.
  }
  return { value: shape.defaults, damaged: true }
}

/** Values that outlive the visit. Full, denied or damaged storage means defaults and a notice, never an exception. */
export function stored<T extends object>(shape: Shape<T>, box: () => Box): Stored<T> {
  const { key, version } = shape
  const { notify, subscribe } = visitListeners()
  /** `unwritten` was set here and could not be written: it is held until the page is left. */
  const state = perVisit((): { value: T; unwritten: Partial<T> } => {
    listen()
    return { value: begin(), unwritten: {} }
  })

  function write(next: T): void {
    box().setItem(key, JSON.stringify({ version, data: next }))
  }

  /** What is stored now, perhaps by another tab. A damaged value is backed up before it is overwritten. */
  function readStored(): ReadResult<T> {
    const text = box().getItem(key)
    const result = parse(text, shape)
    if (result.damaged && text !== null) noteTrouble({ kind: putAside(box(), key, text) ? 'putAside' : 'lost', key })
    return result
  }

  function begin(): T {
    let first = shape.defaults
    try {
      const result = readStored()
      first = result.value
      // Rewritten, so that the next visit does not report it again.
      if (result.damaged) write(first)
    } catch {
      noteTrouble({ kind: 'notKept' })
    }
    return first
  }

  /** Another tab wrote. If we cannot read it, it is of a newer version: leave it. */
  function changedElsewhere(): void {
    try {
      const result = parse(box().getItem(key), shape)
      if (result.damaged) return
      const now = state()
      now.value = { ...result.value, ...now.unwritten }
      notify()
    } catch {
      // Denied meanwhile: keep the current values.
    }
  }

  function listen(): void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changedElsewhere()
    }
    if (typeof window !== 'undefined') window.addEventListener('storage', onStorage, { signal: visitEnd() })
  }

  // Read now, so that damage is reported at once and not at first use.
  state()
  return {
    get: () => state().value,
    set(change) {
      const now = state()
      now.unwritten = { ...now.unwritten, ...change }
      try {
        now.value = { ...readStored().value, ...now.unwritten }
        write(now.value)
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
