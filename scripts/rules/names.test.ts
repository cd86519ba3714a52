import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { names } from './names.ts'

let tree: string
const put = (file: string, text: string) => {
  mkdirSync(join(tree, 'packages/a'), { recursive: true })
  writeFileSync(join(tree, 'packages/a', file), text)
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'names-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
})
afterEach(() => rmSync(tree, { recursive: true }))

test.each([
  'const asked = 1',
  'function found() {}',
  'type Said = string',
  '  readonly told: number',
  'export type Setting = { a: 1 }',
])('an uninformative name is reported: %s', (line) => {
  put('a.ts', `// asked, found\n${line}\n`)
  expect(names(tree)).toEqual([expect.stringMatching(/^packages\/a\/a\.ts:2: /)])
})

test('informative names, quoted ones, tests and text keys are not reported', () => {
  put('b.ts', "const askedAtMs = 1\nconst isFound = 'found'\n// the type Found\n")
  put('b.test.ts', 'const asked = []\n')
  put('bWords.ts', "  found: 'Found by address',\n")
  expect(names(tree)).toEqual([])
})
