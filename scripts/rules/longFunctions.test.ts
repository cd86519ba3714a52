import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_LINES, longFunctions } from './longFunctions.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'functions-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
  mkdirSync(join(tree, 'apps'))
})
afterEach(() => rmSync(tree, { recursive: true }))

const put = (file: string, text: string) => writeFileSync(join(tree, 'apps', file), text)
/** The body of a function of this many lines, two of which are its braces. */
const statements = (lines: number) => 'call()\n'.repeat(lines - 2)

test('a function one line too long is reported with its file, in every syntax', () => {
  const lines = MAX_LINES + 1
  put('declared.ts', `#!/usr/bin/env node\n/** Why. */\nexport function declared() {\n${statements(lines)}}\n`)
  put('Arrow.tsx', `export const Arrow = () => {\n${statements(lines - 1)}return <b />\n}\n`)
  put('method.ts', `export const at = {\n  method() {\n${statements(lines)}},\n}\n`)
  const reported = longFunctions(tree).map(({ file, name, lines: counted }) => `${file} ${name} ${counted}`)
  expect(reported).toEqual([
    `apps/Arrow.tsx Arrow ${lines}`,
    `apps/declared.ts declared ${lines}`,
    `apps/method.ts method ${lines}`,
  ])
})

test('a function at the limit, one in a test and many short ones in a long file are not reported', () => {
  put('just.ts', `export function just() {\n${statements(MAX_LINES)}}\n`)
  put('long.test.ts', `function long() {\n${statements(MAX_LINES + 1)}}\n`)
  put('short.ts', 'export function short() {\n  call()\n}\n'.repeat(MAX_LINES))
  expect(longFunctions(tree)).toEqual([])
})

test('a long function within a long one is reported too, the longest first', () => {
  const inner = `const inner = () => {\n${statements(MAX_LINES + 1)}}\n`
  put('nested.ts', `export function outer() {\n${inner}}\n`)
  expect(longFunctions(tree).map(({ name }) => name)).toEqual(['outer', 'inner'])
})
