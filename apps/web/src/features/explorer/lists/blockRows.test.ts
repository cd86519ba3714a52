import type { Block } from '@musi/chain/requests/blocks/block'
import { expect, it } from 'vitest'
import { blockRows } from './blockRows.ts'

const block = (number: number, count: number) =>
  ({ number, transactions: Array.from({ length: count }) }) as unknown as Block

it('consecutive empty blocks share a row, and blocks with transactions have their own (spec: explorer.empty-blocks)', () => {
  const blocks = [block(9, 0), block(8, 0), block(7, 2), block(6, 1), block(5, 0)]
  const rows = blockRows(blocks).map((row) =>
    row.kind === 'block' ? row.block.number : [row.newest.number, row.oldest.number, row.count],
  )
  expect(rows).toEqual([[9, 8, 2], 7, 6, [5, 5, 1]])
})
