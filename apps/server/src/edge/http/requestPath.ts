/** The decoded path of a request. Guard and endpoints use only this, never the raw URL. */
export type RequestPath = { path: string; query: string }

/**
 * Returns null if the path is invalid. Percent escapes are decoded, except those that would change how the path splits; dots
 * have no meaning, so they cannot disguise another path.
 */
export function requestPath(address: string | undefined): RequestPath | null {
  if (address === undefined || !address.startsWith('/')) return null
  const queryStart = address.indexOf('?')
  const path = queryStart < 0 ? address : address.slice(0, queryStart)
  if (path.includes('\\')) return null
  return { path: decodePath(path), query: queryStart < 0 ? '' : address.slice(queryStart + 1) }
}

function decodePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    // Invalid UTF-8 is kept as it is, and matches no path.
    return path
  }
}
