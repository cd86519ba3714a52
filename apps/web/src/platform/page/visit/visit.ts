// A visit is what lies between a page that is loaded and the same page left. Whatever a module holds, it holds for one visit,
// so that a test can leave the page and come back without loading all of it anew.

let end = new AbortController()

/** Aborted when the page is left: for what listens to the browser until then. */
export const visitEnd = (): AbortSignal => end.signal

/** What is begun by whoever first needs it, and kept while the page is open. */
export function perVisit<Held>(begin: () => Held): () => Held {
  let kept: { visit: AbortController; held: Held } | undefined
  return () => {
    if (kept?.visit !== end) kept = { visit: end, held: begin() }
    return kept.held
  }
}

/** Browsers do it by themselves; tests say so. */
export function leavePage(): void {
  const left = end
  end = new AbortController()
  left.abort()
}
