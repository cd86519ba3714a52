export type ByteRange = { kind: 'all' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' }

/**
 * Parses one range (RFC 9110). For several ranges or an unknown unit, the whole file is sent, as
 * the RFC allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (match === null || (from === '' && to === '')) return { kind: 'all' }
  if (from === '') {
    const last = Math.min(Number(to), size)
    return last === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - last, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return { kind: 'all' }
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end }
}
