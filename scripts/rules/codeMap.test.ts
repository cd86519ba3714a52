import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codeMap } from './codeMap.ts'

let tree: string

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'code-map-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
  put('.rules.cjs', '')
  put('apps/web/src/features/swap/form/swapForm.ts', '')
  put('apps/web/src/platform/page/notAlone.ts', '')
})
afterEach(() => rmSync(tree, { recursive: true }))

test('a map that names every folder, and no missing file, is accepted', () => {
  put('ARCHITECTURE.md', 'In `swap` (`.rules.cjs`) begin at features/swap/form/swapForm.ts, then notAlone.ts.')
  expect(codeMap(tree)).toEqual([])
})

test('a folder missing in the map, and a file that is gone, are reported', () => {
  put('apps/web/src/features/votes/Vote.tsx', '')
  put('ARCHITECTURE.md', 'In `swap` begin at swap/SwapPage.tsx; the votes are elsewhere.')
  expect(codeMap(tree)).toEqual([
    'ARCHITECTURE.md does not name apps/web/src/features/votes',
    'ARCHITECTURE.md names swap/SwapPage.tsx, which does not exist',
  ])
})

test('a page of flows that names a file that is gone is reported', () => {
  put('ARCHITECTURE.md', 'In `swap`.')
  put('docs/flows/money.md', '1. swap/form/swapForm.ts → swap/SwapPage.tsx')
  expect(codeMap(tree)).toEqual(['docs/flows/money.md names swap/SwapPage.tsx, which does not exist'])
})
