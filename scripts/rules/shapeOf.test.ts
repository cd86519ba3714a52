import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_SOURCES, crowdedFolders, folderCycles } from './shapeOf.ts'
import { repositoryRoot } from '../run/steps.ts'

const ROOM = 'apps/web/src/room'
let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'shape-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
  mkdirSync(join(tree, ROOM, 'corner'), { recursive: true })
  for (let count = 1; count <= MAX_SOURCES; count += 1) put(`source${count}.ts`)
})
afterEach(() => rmSync(tree, { recursive: true }))

const put = (file: string) => writeFileSync(join(tree, ROOM, file), '')

test('no folder of the repository is crowded', () => {
  expect(crowdedFolders(repositoryRoot)).toEqual([])
})

test('a folder outside the web app has the same limit, but not one of generated files', () => {
  for (const folder of ['packages/contracts/abi', 'scripts']) {
    mkdirSync(join(tree, folder), { recursive: true })
    for (let count = 0; count <= MAX_SOURCES; count += 1) writeFileSync(join(tree, folder, `source${count}.ts`), '')
  }
  expect(crowdedFolders(tree)).toEqual(['scripts has 21 source files, but the limit is 20'])
})

test('tests, styles and files in subfolders do not crowd a folder', () => {
  for (const file of ['source1.test.ts', 'Source2.screen.test.tsx', 'Source2.module.css', 'corner/one.ts']) put(file)
  expect(crowdedFolders(tree)).toEqual([])
})

test('one source file too many is reported with its folder', () => {
  put('Source21.tsx')
  expect(crowdedFolders(tree)).toEqual([`${ROOM} has 21 source files, but the limit is 20`])
})

const importing = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((each) => ({ resolved: each, circular: false })),
})

test('import cycles between folders, also indirect ones, are reported; those through excluded files are not', () => {
  const modules = [
    importing('a/one.ts', 'b/one.ts'),
    importing('b/other.ts', 'c/one.ts'),
    importing('c/other.ts', 'a/other.ts', 'd/one.ts'),
    importing('d/one.ts', 'd/other.ts'),
  ]
  expect(folderCycles(modules, () => true)).toEqual(
    ['a', 'b', 'c'].map((each) => `folder cycle: ${each} → … → ${each}`),
  )
  expect(folderCycles(modules, (file) => !file.startsWith('b/'))).toEqual([])
})
