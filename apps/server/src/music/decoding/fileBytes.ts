import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Random access to a file, with a window of it in memory. */
export type FileBytes = {
  size: number
  /** Up to `length` bytes, fewer at the end of the file; the buffer is valid until the next call. */
  at: (from: number, length: number) => Buffer
  close: () => void
}

const WINDOW = 256 * 1024

export function fileBytes(path: string): FileBytes {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  const window = Buffer.alloc(WINDOW)
  let start = 0
  let end = 0
  function fill(from: number) {
    start = from
    end = from
    while (end - start < WINDOW && end < size) {
      const count = readSync(file, window, end - start, WINDOW - (end - start), end)
      if (count === 0) break
      end += count
    }
  }
  return {
    size,
    at(from, length) {
      const to = Math.min(size, from + Math.min(length, WINDOW))
      if (from < start || to > end) fill(from)
      return window.subarray(from - start, Math.max(from, Math.min(to, end)) - start)
    },
    close: () => closeSync(file),
  }
}
