// A visit lasts from loading a page to leaving it. Module state lives for one visit,
// so that a test can leave the page and come back without reloading its modules.

let end = new AbortController()

/** Aborted when the page is left; for event listeners on the window and document. */
export const visitEnd = (): AbortSignal => end.signal

/** A value that is created on first use and kept while the page is open. */
export function perVisit<Value>(begin: () => Value): () => Value {
  let cached: { visit: AbortController; value: Value } | undefined
  return () => {
    if (cached?.visit !== end) cached = { visit: end, value: begin() }
    return cached.value
  }
}

/** Ends the visit. Only tests call this; in a browser, the page is unloaded. */
export function leavePage(): void {
  const previous = end
  end = new AbortController()
  previous.abort()
}
