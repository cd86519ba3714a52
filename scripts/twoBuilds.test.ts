import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot, runTool } from './run/steps.ts'
import { PRODUCTION_ENV, BUILT_FROM, WEB_DIST, buildWeb } from './run/webBuild.ts'

function hashes(dist: string): Record<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(dist, file)).isFile(),
  )
  return Object.fromEntries(
    files.toSorted().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(dist, file)))
        .digest('hex'),
    ]),
  )
}

async function cleanBuild(): Promise<Record<string, string>> {
  const dist = mkdtempSync(join(tmpdir(), 'musi-build-'))
  const vite = join(repositoryRoot, 'apps/web/node_modules/.bin/vite')
  const args = ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', dist, 'apps/web']
  const { code, output } = await runTool(vite, args, { env: PRODUCTION_ENV })
  if (code !== 0) throw new Error(output)
  const built = hashes(dist)
  rmSync(dist, { recursive: true })
  return built
}

test('case 107: two clean builds of the same tree are equal, byte for byte', async () => {
  // Builds the served app if the tree has changed since the last build.
  expect(await buildWeb(() => undefined)).toBe(true)
  const { [BUILT_FROM]: _, ...first } = hashes(WEB_DIST)
  const second = await cleanBuild()
  expect(Object.keys(first)).toContain('index.html')
  expect(second).toEqual(first)
})
