/** Of an answer that a press rests on; without a block it never came. */
export type Age = { readonly overdue: boolean; readonly block?: number }

/** Why a press is refused for now. `block`: the one that the oldest figures are from; null: some were never read. */
export type Behind = { readonly block: number | null }

/** Null: nothing that a press rests on is overdue (spec: reads.press). Null among the parts: it does not rest on that. */
export function behindOf(parts: readonly (Age | null)[]): Behind | null {
  const late = parts.filter((part) => part?.overdue === true)
  if (late.length === 0) return null
  const blocks = late.map((part) => part?.block ?? null)
  return { block: blocks.includes(null) ? null : Math.min(...blocks.map(Number)) }
}
