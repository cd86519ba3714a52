/** Age of an answer a click relies on; without a block it never arrived. */
export type Age = { readonly overdue: boolean; readonly block?: number }

/** Reason why a press is refused for now. `block` is that of the oldest figures; null if some were never read. */
export type Staleness = { readonly block: number | null }

/** Returns null if no answer a click relies on is overdue (spec: reads.press). Null parts are not relied on. */
export function stalenessOf(parts: readonly (Age | null)[]): Staleness | null {
  const overdue = parts.filter((part) => part?.overdue === true)
  if (overdue.length === 0) return null
  const blocks = overdue.map((part) => part?.block ?? null)
  return { block: blocks.includes(null) ? null : Math.min(...blocks.map(Number)) }
}
