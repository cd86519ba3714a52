import { markdown } from '@musi/domain/markdown/markdown'
import { expect, it } from 'vitest'
import { shiftHeadings } from './shiftHeadings.ts'

const levels = (text: string) =>
  shiftHeadings(markdown(text).blocks).map((block) => (block.kind === 'heading' ? block.level : block.kind))

it.each([
  ['## How\n## Why', [3, 3]],
  ['# One\n### Two\n###### Three\n# Four', [3, 4, 5, 3]],
  ['#### Deep\n# Not', [3, 3]],
  ['> # quoted\n\n- # item\n\n# One', ['quote', 'list', 3]],
])('the headings of %j get the levels below the page’s own', (text, expected) => {
  expect(levels(text)).toEqual(expected)
  expect(JSON.stringify(shiftHeadings(markdown(text).blocks).filter(({ kind }) => kind !== 'heading'))).not.toContain(
    '"heading"',
  )
})
