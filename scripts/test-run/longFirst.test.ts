import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LONG, beginOrder } from './longFirst.ts'
import { repositoryRoot } from '../run/steps.ts'

const [longest = '', longer = ''] = LONG
const file = (path: string, isAlone = false) => ({ path, isAlone })

it('begins with what has a process to itself, then with what takes longest, and leaves the others as they came', () => {
  const came = [file('b.test.ts'), file(longer), file('a.test.ts'), file(longest), file('c.test.ts', true)]
  const begun = came.toSorted(beginOrder).map(({ path }) => path)
  expect(begun).toEqual(['c.test.ts', longest, longer, 'b.test.ts', 'a.test.ts'])
})

it('names test files that there are, each once', () => {
  expect(LONG.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
  expect(new Set(LONG).size).toBe(LONG.length)
})
