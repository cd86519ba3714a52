import type { Block } from '@musi/chain/requests/blocks/block'

/** A block with transactions, or a run of empty ones, newest first. */
export type BlockRow = { kind: 'block'; block: Block } | { kind: 'empty'; newest: Block; oldest: Block; count: number }

/** Joins consecutive empty blocks, which are only mined to keep time, into one row (spec: explorer.empty-blocks). */
export function blockRows(blocks: readonly Block[]): readonly BlockRow[] {
  const rows: BlockRow[] = []
  for (const block of blocks) {
    const last = rows.at(-1)
    if (block.transactions.length > 0) rows.push({ kind: 'block', block })
    else if (last?.kind === 'empty') rows[rows.length - 1] = { ...last, oldest: block, count: last.count + 1 }
    else rows.push({ kind: 'empty', newest: block, oldest: block, count: 1 })
  }
  return rows
}
