type RoutePattern = { path: string; isBesidePages?: boolean }
export type Match<Entry> = { entry: Entry; params: Readonly<Record<string, string>> }
export type MatchRoute<Entry> = (path: string) => Match<Entry> | null

const NO_PARAMS: Readonly<Record<string, string>> = {}

/**
 * Finds the route of a decoded path. The first match in the table wins; an extra slash at the end
 * is ignored. In a folder of the table, an unknown path matches nothing and does not fall back to
 * the page, unless all routes of the folder are marked `isBesidePages`.
 */
export function matchRoute<Entry extends RoutePattern>(entries: readonly Entry[]): MatchRoute<Entry> {
  const plain = new Map<string, Match<Entry>>()
  const byFolder = new Map<string, { entry: Entry; parts: readonly string[] }[]>()
  let fallback: Entry | null = null
  for (const entry of entries) {
    const parts = entry.path.slice(1).split('/')
    const [folder = ''] = parts
    if (folder === '*') fallback ??= entry
    else if (!/[:*]/.test(entry.path) && !plain.has(entry.path)) plain.set(entry.path, { entry, params: NO_PARAMS })
    if (folder !== '*' && parts.length > 1) byFolder.set(folder, [...(byFolder.get(folder) ?? []), { entry, parts }])
  }

  function findInFolder(path: string): Match<Entry> | null | undefined {
    const pathParts = path.slice(1).split('/')
    const entriesInFolder = pathParts.length > 1 ? byFolder.get(pathParts[0] ?? '') : undefined
    if (entriesInFolder === undefined) return undefined
    for (const { entry, parts } of entriesInFolder) {
      const params = paramsOf(parts, pathParts)
      if (params !== null) return { entry, params }
    }
    return entriesInFolder.every(({ entry }) => entry.isBesidePages === true) ? undefined : null
  }

  return (path) => {
    const exact = plain.get(path) ?? findInFolder(path)
    if (exact) return exact
    const shorter = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : null
    const withoutSlash = shorter === null ? undefined : (plain.get(shorter) ?? findInFolder(shorter))
    if (withoutSlash) return withoutSlash
    return exact === null || fallback === null ? null : { entry: fallback, params: { rest: path.slice(1) } }
  }
}

function paramsOf(parts: readonly string[], pathParts: readonly string[]): Readonly<Record<string, string>> | null {
  const params: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    if (part === '*') return { ...params, rest: pathParts.slice(at).join('/') }
    const value = pathParts[at]
    if (value === undefined) return null
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return parts.length === pathParts.length ? params : null
}
