/** Longer than any currency id, address or proposal number; the limit keeps a redirect inside what a browser takes as URL. */
const LONGEST_SEGMENT = 256

const decoded = (segment: string): string | undefined => {
  if (segment === '' || segment.length > LONGEST_SEGMENT) return undefined
  try {
    const text = decodeURIComponent(segment)
    const strange = text === '.' || text === '..' || text.includes('\0') || !text.isWellFormed()
    return strange ? undefined : text
  } catch {
    return undefined
  }
}

/** The decoded parts of `/a/b`, or undefined if one is empty, too long, not decodable or would climb out of its folder. */
export const pathSegments = (pathname: string): readonly string[] | undefined => {
  // Four parts are already more than any route has.
  const [empty, ...parts] = pathname.split('/', 5)
  if (empty !== '') return undefined
  const segments = parts.map(decoded)
  return segments.every((segment) => segment !== undefined) ? segments : undefined
}
