import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkedOutFiles } from './webBuild.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-checkout-'))
afterAll(() => rmSync(home, { recursive: true }))
const isRoot = process.getuid?.() === 0
/** Uid of the user `nobody`. */
const ANOTHER_USER = 65_534

function checkout(name: string): string {
  const root = join(home, name)
  mkdirSync(join(root, 'apps/web'), { recursive: true })
  for (const file of ['apps/web/b.ts', 'apps/web/a.ts', 'README.md']) writeFileSync(join(root, file), '')
  return root
}

test.runIf(isRoot)(
  'npm start finds the sources of a checkout that another user owns (spec: delivery.other-user)',
  () => {
    const root = checkout('foreign')
    execFileSync('git', ['init', '-q'], { cwd: root })
    for (const path of [root, join(root, '.git')]) chownSync(path, ANOTHER_USER, ANOTHER_USER)
    expect(() => execFileSync('git', ['ls-files'], { cwd: root, stdio: 'pipe' })).toThrow(/dubious ownership/)
    expect(checkedOutFiles(root, ['apps/web'])).toEqual(['apps/web/a.ts', 'apps/web/b.ts'])
  },
)

test('without a repository the sources are not known, and nothing fails', () => {
  expect(checkedOutFiles(checkout('copy'), ['apps/web'])).toBeNull()
})
