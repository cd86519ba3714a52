import { markdown } from '@musi/domain/markdown/markdown'
import { expect, it } from 'vitest'
import { shownBlocks } from './shownBlocks.ts'

const paragraph = (length: number) => 'x'.repeat(length)
const shown = (...lengths: number[]) => shownBlocks(markdown(lengths.map(paragraph).join('\n\n')).blocks).length

it.each([
  ['a short text is shown completely', [100, 200, 300], 3],
  ['a long text is shown up to the limit', [4000, 3000, 3000, 100], 2],
  ['the first block is always shown', [50_000, 10], 1],
  ['many short blocks count as a long text', Array.from({ length: 1000 }, () => 1), 195],
  ['an empty text has no blocks', [], 0],
])('%s (spec: governance.description)', (_, lengths, count) => {
  expect(shown(...lengths)).toBe(count)
})
