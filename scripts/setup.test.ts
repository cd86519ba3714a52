import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot, runTool } from './run/steps.ts'

type SetUp = {
  explain: (doing: string, end: { tail: string }) => string
  resourceProblem: (freeDiskBytes: number, freeMemoryBytes: number) => string | null
}
const { explain, resourceProblem } = createRequire(import.meta.url)('./setup.cjs') as SetUp

const GIB = 1024 ** 3
const asNode = (version: string, ...args: string[]) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); process.argv.splice(1, 0, 'musi'); require('${join(repositoryRoot, 'scripts/musi.cjs')}')`
  return runTool(process.execPath, ['-e', pretend, '--', ...args])
}

test.each(['10.24.1', '18.20.0', '20.18.3'])('Node %s is too old, and a sentence gives the remedy', async (version) => {
  const { code, output } = await asNode(version, 'start')
  expect(code).toBe(1)
  expect(output).toContain(`Musi needs Node 20.19 or newer to set itself up; this is Node ${version}.`)
})

test('an unknown command is refused with a list of the known ones', async () => {
  const { code, output } = await asNode('20.19.0', 'fly')
  expect(code).toBe(1)
  expect(output).toContain('There is no command "fly". These exist: start, dev, build, test')
})

test.each([
  ['a full disk', 'write: ENOSPC: no space left on device', 'the disk is full'],
  ['no memory', 'fatal: Cannot allocate memory', 'not enough memory'],
  ['a changed package', 'ERR_PNPM_TARBALL_INTEGRITY', 'is not the one that the lockfile names'],
  ['a package with a script', 'ERR_PNPM_IGNORED_BUILDS', 'wants to run a script'],
  ['a lockfile left behind', 'ERR_PNPM_OUTDATED_LOCKFILE', 'do not say the same'],
  ['no network', 'getaddrinfo EAI_AGAIN', 'could not be reached'],
  ['anything else', 'something new', 'the lines above say why'],
])('%s during installation gets a sentence with the remedy', (_, tail, sentence) => {
  expect(explain('Installing', { tail })).toContain(sentence)
})

test('too little disk or memory is reported before anything is downloaded', () => {
  expect(resourceProblem(GIB, 8 * GIB)).toContain('1.0 GB are free')
  expect(resourceProblem(8 * GIB, GIB / 4)).toContain('256 MB are free')
  expect(resourceProblem(8 * GIB, 8 * GIB)).toBeNull()
})
