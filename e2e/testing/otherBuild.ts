import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '@musi/scripts/run/steps'
import { PRODUCTION_ENV, BUILT_FROM, WEB_DIST } from '@musi/scripts/run/webBuild'

const OTHER_DIST = join(repositoryRoot, 'node_modules/.cache/musi-other-build')

/**
 * A build of the same sources as the served one, in which nearly every file has another name and
 * content, as after an upgrade, because it includes the /parts page. Built again if the sources
 * have changed.
 */
export async function otherBuild(): Promise<string> {
  const stamp = join(OTHER_DIST, BUILT_FROM)
  const builtFrom = readFileSync(join(WEB_DIST, BUILT_FROM), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === builtFrom) return OTHER_DIST
  rmSync(OTHER_DIST, { recursive: true, force: true })
  const vite = join(repositoryRoot, 'apps/web/node_modules/.bin/vite')
  const args = ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', OTHER_DIST, 'apps/web']
  await promisify(execFile)(vite, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...PRODUCTION_ENV, MUSI_PARTS: 'on' },
  })
  writeFileSync(stamp, builtFrom)
  return OTHER_DIST
}
