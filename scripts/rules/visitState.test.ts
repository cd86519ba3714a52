import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repositoryRoot } from '../run/steps.ts'
import { visitState } from './visitState.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'visit-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
  mkdirSync(join(tree, 'apps/web/src'), { recursive: true })
})
afterEach(() => rmSync(tree, { recursive: true }))

const problemsOf = (text: string) => {
  writeFileSync(join(tree, 'apps/web/src/held.ts'), text)
  return visitState(tree)
}

test('nothing of the page outlives a visit', () => {
  expect(visitState(repositoryRoot)).toEqual([])
})

test.each([
  'let now = 0',
  'export let now: number',
  'const known = new Map<string, number>()',
  'const seen = new Set()',
])('%s is reported', (text) => {
  expect(problemsOf(`${text}\n`)).toHaveLength(1)
})

test.each([
  'const known = new WeakMap<object, number>()',
  'const WORDS = new Set(["a"])',
  'const known = perVisit(() => new Map<string, number>())',
  'export function f() {\n  let now = 0\n  return now\n}',
])('%s is allowed', (text) => {
  expect(problemsOf(`${text}\n`)).toEqual([])
})
