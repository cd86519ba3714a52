import { markdown } from '@musi/domain/markdown/markdown'
import { expect, it } from 'vitest'
import { shownBlocks } from './shownBlocks.ts'

const paragraph = (length: number) => 'x'.repeat(length)
const shown = (...lengths: number[]) => shownBlocks(markdown(lengths.map(paragraph).join('\n\n')).blocks).length

it.each([
  ['a short text is shown whole', [100, 200, 300], 3],
  ['of a long one so much as fits', [4000, 3000, 3000, 100], 2],
  ['its first block in any case', [50_000, 10], 1],
  ['thousands of short ones are long too', Array.from({ length: 1000 }, () => 1), 195],
  ['nothing is nothing', [], 0],
])('%s (spec: governance.description)', (_, lengths, count) => {
  expect(shown(...lengths)).toBe(count)
})
