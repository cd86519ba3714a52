/** Longer than any valid segment; keeps a redirect within a browser's limit on URLs. */
const MAX_SEGMENT_LENGTH = 256

const decodeSegment = (segment: string): string | undefined => {
  if (segment === '' || segment.length > MAX_SEGMENT_LENGTH) return undefined
  try {
    const text = decodeURIComponent(segment)
    const isUnsafe = text === '.' || text === '..' || text.includes('\0') || !text.isWellFormed()
    return isUnsafe ? undefined : text
  } catch {
    return undefined
  }
}

/** The decoded segments of `/a/b`; undefined if one is empty, too long, not decodable, or `..`. */
export const pathSegments = (pathname: string): readonly string[] | undefined => {
  // No route has more than four segments.
  const [empty, ...parts] = pathname.split('/', 5)
  if (empty !== '') return undefined
  const segments = parts.map(decodeSegment)
  return segments.every((segment) => segment !== undefined) ? segments : undefined
}
