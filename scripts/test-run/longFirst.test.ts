import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LONG_FILES, compareStart } from './longFirst.ts'
import { repositoryRoot } from '../run/steps.ts'

const [longest = '', longer = ''] = LONG_FILES
const file = (path: string, isAlone = false) => ({ path, isAlone })

it('files with a process of their own start first, then the longest, then the others in their given order', () => {
  const files = [file('b.test.ts'), file(longer), file('a.test.ts'), file(longest), file('c.test.ts', true)]
  const sorted = files.toSorted(compareStart).map(({ path }) => path)
  expect(sorted).toEqual(['c.test.ts', longest, longer, 'b.test.ts', 'a.test.ts'])
})

it('the list of long files names existing test files, each once', () => {
  expect(LONG_FILES.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
  expect(new Set(LONG_FILES).size).toBe(LONG_FILES.length)
})
