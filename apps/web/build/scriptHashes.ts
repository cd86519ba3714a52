/** A classic script: import maps do not cover it, so its tag has the hash. */
const CLASSIC = /^\/assets\/boot-/
const SCRIPT = /\.js$/

/**
 * The page's import map. The browser verifies every module script with it, however the script is
 * loaded, and verifiedWorker.ts looks up workers in it. Sorted, so that it compresses well.
 */
export function scriptHashes(hashes: Readonly<Record<string, string>>): string {
  const scripts = Object.entries(hashes).filter(([path]) => SCRIPT.test(path) && !CLASSIC.test(path))
  return JSON.stringify({ integrity: Object.fromEntries(scripts.toSorted(([a], [b]) => (a < b ? -1 : 1))) })
}
