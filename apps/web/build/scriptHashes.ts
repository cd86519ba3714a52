/** Classic scripts have no place in an import map: their tag has their hash. */
const CLASSIC = /^\/assets\/boot-/
const SCRIPT = /\.js$/

/**
 * The import map of the page: by it the browser holds each script that comes later to its hash, however it is loaded, and the
 * page looks up the hash of a worker. Paths come in order, so that it packs well.
 */
export function scriptHashes(hashes: Readonly<Record<string, string>>): string {
  const scripts = Object.entries(hashes).filter(([path]) => SCRIPT.test(path) && !CLASSIC.test(path))
  return JSON.stringify({ integrity: Object.fromEntries(scripts.toSorted(([a], [b]) => (a < b ? -1 : 1))) })
}
