/** Whether anything lies under a key, without reading what: for code that is loaded only then. */
export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
