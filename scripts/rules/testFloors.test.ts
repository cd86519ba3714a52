import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testFloors } from './testFloors.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'floors-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
})
afterEach(() => rmSync(tree, { recursive: true }))

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

test('a journey’s first line must say what it needs', () => {
  put('e2e/swap.e2e.ts', '// Needs: wallet, chain\nimport x')
  expect(testFloors(tree)).toEqual([])
  put('e2e/swap.e2e.ts', 'import x')
  expect(testFloors(tree)).toEqual([expect.stringMatching(/^e2e\/swap\.e2e\.ts: its first line/)])
})

test('a journey may not be justified by convenience', () => {
  put('e2e/looks.e2e.ts', '// Needs: story, screenshots\n')
  expect(testFloors(tree)).toEqual([expect.stringContaining('needs “screenshots”')])
})

test('a component’s test is beside the component', () => {
  put('apps/web/src/a/Part.tsx', '')
  put('apps/web/src/a/Part.screen.test.tsx', '')
  put('apps/web/src/a/Parts.screen.test.tsx', '')
  expect(testFloors(tree)).toEqual([expect.stringMatching(/^apps\/web\/src\/a\/Parts\.screen\.test\.tsx: /)])
})
