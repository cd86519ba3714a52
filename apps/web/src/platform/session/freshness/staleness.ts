/** Age of an answer that a click relies on; if there is no block, it never arrived. */
export type Age = { readonly overdue: boolean; readonly block?: number }

/**
 * Reason why a click is refused for now. `block` is the block of the oldest figures; null if some
 * were never read.
 */
export type Staleness = { readonly block: number | null }

/**
 * Returns null if no answer that a click relies on is overdue (spec: reads.press). Null entries are
 * ignored.
 */
export function stalenessOf(parts: readonly (Age | null)[]): Staleness | null {
  const overdue = parts.filter((part) => part?.overdue === true)
  if (overdue.length === 0) return null
  const blocks = overdue.map((part) => part?.block ?? null)
  return { block: blocks.includes(null) ? null : Math.min(...blocks.map(Number)) }
}
