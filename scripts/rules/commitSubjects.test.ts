import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitSubjects, subjectProblem } from './commitSubjects.ts'

let tree: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: tree })
const commit = (subject: string) => git('commit', '-q', '--allow-empty', '-m', subject)

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'subjects-'))
  git('init', '-q')
  commit('Bring together the branches of yesterday')
})
afterEach(() => rmSync(tree, { recursive: true }))

function bringCheck(): void {
  mkdirSync(join(tree, 'scripts/rules'), { recursive: true })
  writeFileSync(join(tree, 'scripts/rules/commitSubjects.ts'), '')
  git('add', '-A')
  git('commit', '-q', '-m', 'rules: check the subjects of commits')
}

test.each([
  ['market: refuse orders priced in unlisted tokens', true],
  ['web, server: name the same thing alike', true],
  ['Refuse orders', false],
  ['market: Refuse orders', false],
  ['market:refuse orders', false],
  [`market: ${'x'.repeat(64)}`, true],
  [`market: ${'x'.repeat(65)}`, false],
])('%s is a good subject: %s', (subject, isGood) => {
  expect(subjectProblem(subject) === null).toBe(isGood)
})

test('only commits after the check’s introduction are checked, and none without the check', () => {
  expect(commitSubjects(tree)).toEqual([])
  bringCheck()
  commit('market: refuse orders priced in unlisted tokens')
  expect(commitSubjects(tree)).toEqual([])
  commit('Mend it')
  expect(commitSubjects(tree)).toEqual(['not of the form "area: what", in lower case: Mend it'])
})

test('a shallow clone does not know its first commit and skips the check', () => {
  bringCheck()
  commit('Mend it')
  const shallow = mkdtempSync(join(tmpdir(), 'shallow-'))
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${tree}`, shallow])
  expect(commitSubjects(shallow)).toBeNull()
  rmSync(shallow, { recursive: true })
})
