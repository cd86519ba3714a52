import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Registry, loopbackRegistry } from './testing/loopbackRegistry.ts'
import { repositoryRoot, runTool } from './run/steps.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const old = { name: 'musi-needle-in-a-test', version: '1.0.0', publishedAtMs: Date.now() - 30 * DAY_MS }

let registry: Registry
let project = ''

beforeAll(async () => {
  registry = await loopbackRegistry()
})
afterAll(() => registry.close())
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'supply-'))
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'haystack', dependencies: { [old.name]: old.version } }),
  )
  // The real rules of this repository, for a project with one package.
  const rules = readFileSync(join(repositoryRoot, 'pnpm-workspace.yaml'), 'utf8')
    .replace(/packages:\n(\s+- .*\n)+/, '')
    .replace(/fetchRetries: \d+/, 'fetchRetries: 0')
  const own = [
    `storeDir: ${join(project, '.store')}`,
    `cacheDir: ${join(project, '.cache')}`,
    `registry: ${registry.url}`,
  ]
  writeFileSync(join(project, 'pnpm-workspace.yaml'), `${rules}${own.join('\n')}\n`)
  writeFileSync(join(project, '.npmrc'), `registry=${registry.url}\n`)
  return () => rmSync(project, { recursive: true, force: true })
})

const pnpm = (...args: string[]) =>
  runTool(
    join(repositoryRoot, 'scripts/pnpm/node_modules/@pnpm/exe.linux-x64/pnpm'),
    [...args, '--reporter=append-only'],
    {
      cwd: project,
      env: { CI: '1' },
    },
  )
const again = () => rmSync(join(project, 'node_modules'), { recursive: true, force: true })

test('a package that matches the lockfile is installed', async () => {
  registry.serve(old)
  expect((await pnpm('install', '--no-frozen-lockfile')).code).toBe(0)
  again()
  expect((await pnpm('install', '--frozen-lockfile')).code).toBe(0)
})

test('case 103: a tarball that changed under a frozen lockfile stops the install', async () => {
  registry.serve(old)
  await pnpm('install', '--no-frozen-lockfile')
  again()
  rmSync(join(project, '.store'), { recursive: true, force: true })
  rmSync(join(project, '.cache'), { recursive: true, force: true })
  registry.serve({ ...old, files: { 'index.js': 'globalThis.changed = true' } })
  const { code, output } = await pnpm('install', '--frozen-lockfile')
  expect(code).not.toBe(0)
  expect(output).toMatch(/INTEGRITY/i)
})

test('case 104: a dependency with an install script fails the install', async () => {
  const marker = join(project, 'it-ran')
  registry.serve({ ...old, manifest: { scripts: { postinstall: `touch ${marker}` } } })
  const { code, output } = await pnpm('install', '--no-frozen-lockfile')
  expect(code).not.toBe(0)
  expect(output).toContain('ERR_PNPM_IGNORED_BUILDS')
  expect(() => readFileSync(marker)).toThrow()
})

test('case 105: a version younger than 7 days is refused', async () => {
  registry.serve({ ...old, publishedAtMs: Date.now() - 6 * DAY_MS })
  const { code, output } = await pnpm('install', '--no-frozen-lockfile')
  expect(code).not.toBe(0)
  expect(output).toMatch(/minimumReleaseAge|MATURE/i)
})
