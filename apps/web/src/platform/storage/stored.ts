export type Stored<T> = {
  get: () => T
  set: (change: Partial<T>) => void
  subscribe: (listener: () => void) => () => void
}

type Box = Pick<Storage, 'getItem' | 'setItem'>

type Shape<T> = {
  key: string
  version: number
  /** What is held when nothing, or nothing readable, was kept. */
  defaults: T
  /** One field at a time: a damaged one falls back alone. Undefined: not this field's kind of value. */
  readers: { readonly [K in keyof T]: (value: unknown) => T[K] | undefined }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The kept text as values; null if it is damaged or of another version. */
function parsed<T extends object>(text: string, { version, defaults, readers }: Shape<T>): T | null {
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || kept['version'] !== version || !isRecord(kept['data'])) return null
    const value = { ...defaults }
    for (const name in readers) {
      const field = Object.hasOwn(kept['data'], name) ? readers[name](kept['data'][name]) : undefined
      if (field !== undefined) value[name] = field
    }
    return value
  } catch {
    return null
  }
}

/** Values that outlive the visit. Storage that is full, denied or damaged means defaults, never an exception. */
export function stored<T extends object>(shape: Shape<T>, box: () => Box): Stored<T> {
  const listeners = new Set<() => void>()
  let value = read()

  function read(): T {
    try {
      const text = box().getItem(shape.key)
      if (text === null) return shape.defaults
      const found = parsed(text, shape)
      // Nothing is lost silently: what this version cannot read stays beside, for the one that can.
      if (found === null) box().setItem(`${shape.key}.unread`, text)
      return found ?? shape.defaults
    } catch {
      return shape.defaults
    }
  }

  const tell = () => listeners.forEach((listener) => listener())

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      if (key !== shape.key && key !== null) return
      value = read()
      tell()
    })
  }

  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change }
      try {
        box().setItem(shape.key, JSON.stringify({ version: shape.version, data: value }))
      } catch {
        // Full or denied: it holds until the page is left.
      }
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
