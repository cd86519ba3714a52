import { noteTrouble } from '../trouble/trouble.ts'
import { visitEnd } from '../visit/visit.ts'

/** The part of a browser's storage that is used. */
export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** `isDamaged`: something was there, and some or all of it could not be read. */
export type ReadResult<T> = { value: T; isDamaged: boolean }

export type StoredShape<T> = {
  key: string
  /** Stored beside the data; other versions cannot be read. Without a version, the data is plain JSON. */
  version?: number
  /** Used when nothing, or nothing readable, was stored. */
  empty: T
  read: (data: unknown) => ReadResult<T>
  /** JSON of the value, for those that JSON.stringify cannot write. */
  textOf?: (value: T) => string
}

/**
 * Reads and writes one value under its key. The stored text may be anything; full or denied storage
 * throws.
 */
export function storedValue<T>({ key, version, empty, read, textOf = JSON.stringify }: StoredShape<T>, box: () => Box) {
  function parse(text: string | null): ReadResult<T> {
    if (text === null) return { value: empty, isDamaged: false }
    try {
      const json: unknown = JSON.parse(text)
      if (version === undefined) return read(json)
      const whole = json as { version?: unknown; data?: unknown } | null
      if (whole?.version === version) return read(whole.data)
    } catch {
      // Not JSON: as unreadable as another version.
    }
    return { value: empty, isDamaged: true }
  }

  /** Backs up a text that this version cannot read. */
  function backUp(text: string): void {
    box().setItem(`${key}.unread`, text)
    noteTrouble({ kind: 'putAside', key })
  }

  /** Backs up a text, replacing the original if there is no room for both; reports it as lost if that fails too. */
  function putAside(text: string): void {
    try {
      backUp(text)
    } catch {
      box().removeItem(key)
      try {
        backUp(text)
      } catch {
        noteTrouble({ kind: 'lost', key })
      }
    }
  }

  const text = () => box().getItem(key)
  return {
    parse,
    text,
    backUp,
    /** Reads the current value, perhaps from another tab. A damaged value is backed up before it is overwritten. */
    readNow(): ReadResult<T> {
      const now = text()
      const result = parse(now)
      if (result.isDamaged && now !== null) putAside(now)
      return result
    },
    /** Returns the text that was written. */
    write(value: T): string {
      const data = textOf(value)
      const written = version === undefined ? data : `{"version":${version},"data":${data}}`
      box().setItem(key, written)
      return written
    },
    /** Calls the listener when another tab wrote or emptied storage, for as long as the page is open. */
    onElsewhere(listener: (change: Pick<StorageEvent, 'oldValue' | 'newValue'>) => void): void {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener(event)
        else if (event.key === null) listener({ oldValue: null, newValue: null })
      }
      if (typeof window !== 'undefined') window.addEventListener('storage', onStorage, { signal: visitEnd() })
    },
  }
}
