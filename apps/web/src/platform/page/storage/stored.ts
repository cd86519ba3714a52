import { noteTrouble } from '../trouble/trouble.ts'
import { perVisit, visitEnd } from '../visit/visit.ts'
import { visitListeners } from '../visit/visitListeners.ts'

export type Stored<T> = {
  get: () => T
  set: (change: Partial<T>) => void
  subscribe: (listener: () => void) => () => void
}

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Shape<T> = {
  key: string
  version: number
  /** What is held when nothing, or nothing readable, was kept. */
  defaults: T
  /** One field at a time: a damaged one falls back alone. Undefined: not this field's kind of value. */
  readers: { readonly [K in keyof T]: (value: unknown) => T[K] | undefined }
}

/** `damaged`: something was there, and some or all of it could not be read. */
type Found<T> = { value: T; damaged: boolean }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function fields<T extends object>(data: Record<string, unknown>, { defaults, readers }: Shape<T>): Found<T> {
  const found = { value: { ...defaults }, damaged: false }
  for (const name in readers) {
    if (!Object.hasOwn(data, name) || data[name] === defaults[name]) continue
    const field = readers[name](data[name])
    if (field === undefined) found.damaged = true
    else found.value[name] = field
  }
  return found
}

function parsed<T extends object>(text: string | null, shape: Shape<T>): Found<T> {
  if (text === null) return { value: shape.defaults, damaged: false }
  try {
    const kept: unknown = JSON.parse(text)
    if (isRecord(kept) && kept['version'] === shape.version && isRecord(kept['data']))
      return fields(kept['data'], shape)
  } catch {
    // No JSON: as unreadable as that of another version.
  }
  return { value: shape.defaults, damaged: true }
}

/** Nothing is lost silently: what this version cannot read stays beside, for the one that can. False: no room for it. */
function putAside(box: Box, key: string, text: string): boolean {
  try {
    box.setItem(`${key}.unread`, text)
  } catch {
    // No room for two: then it changes its name.
    box.removeItem(key)
    try {
      box.setItem(`${key}.unread`, text)
    } catch {
      return false
    }
  }
  return true
}

/** Values that outlive the visit. Storage that is full, denied or damaged means defaults and a word, never an exception. */
export function stored<T extends object>(shape: Shape<T>, box: () => Box): Stored<T> {
  const { key, version } = shape
  const { tell, subscribe } = visitListeners()
  /** `unwritten` was set here and could not be written: it holds until the page is left. */
  const held = perVisit((): { value: T; unwritten: Partial<T> } => {
    listen()
    return { value: begin(), unwritten: {} }
  })

  function write(next: T): void {
    box().setItem(key, JSON.stringify({ version, data: next }))
  }

  /** What is kept at this moment, which another tab may have changed; damage is put aside before it is written over. */
  function kept(): Found<T> {
    const text = box().getItem(key)
    const found = parsed(text, shape)
    if (found.damaged && text !== null) noteTrouble({ kind: putAside(box(), key, text) ? 'putAside' : 'lost', key })
    return found
  }

  function begin(): T {
    let first = shape.defaults
    try {
      const found = kept()
      first = found.value
      // Written anew, so that the next visit has nothing to complain of.
      if (found.damaged) write(first)
    } catch {
      noteTrouble({ kind: 'notKept' })
    }
    return first
  }

  /** Another tab wrote. What it wrote and we cannot read is of a newer version, which knows what it does. */
  function changedElsewhere(): void {
    try {
      const found = parsed(box().getItem(key), shape)
      if (found.damaged) return
      const now = held()
      now.value = { ...found.value, ...now.unwritten }
      tell()
    } catch {
      // Denied meanwhile: what is held stays.
    }
  }

  function listen(): void {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changedElsewhere()
    }
    if (typeof window !== 'undefined') window.addEventListener('storage', hear, { signal: visitEnd() })
  }

  // Damage is spoken of at once, whoever asks for the value when.
  held()
  return {
    get: () => held().value,
    set(change) {
      const now = held()
      now.unwritten = { ...now.unwritten, ...change }
      try {
        now.value = { ...kept().value, ...now.unwritten }
        write(now.value)
        now.unwritten = {}
      } catch {
        now.value = { ...now.value, ...change }
        noteTrouble({ kind: 'notKept' })
      }
      tell()
    },
    subscribe,
  }
}
