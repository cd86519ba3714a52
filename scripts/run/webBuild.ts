import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot, elapsedText, runTool } from './steps.ts'

export const WEB_DIST = join(repositoryRoot, 'apps/web/dist')
/** File in the build that records its inputs. */
export const BUILT_FROM = '.built-from'
const STAMP = join(WEB_DIST, BUILT_FROM)
const SOURCES = [
  'apps/web',
  'packages/ui',
  'packages/domain',
  'packages/api',
  'packages/chain',
  'packages/contracts',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
]

/**
 * Files of the checkout under these paths, also for a user who does not own it, since a person who starts
 * the product runs its code anyway. Null without git or a repository, as in a container.
 */
export function checkedOutFiles(root: string, paths: readonly string[]): string[] | null {
  const trust = ['-c', `safe.directory=${root}`]
  try {
    return execFileSync('git', [...trust, 'ls-files', '-co', '--exclude-standard', '--', ...paths], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter((name) => name && existsSync(join(root, name)))
      .toSorted()
  } catch {
    return null
  }
}

/** One content hash over all inputs of the web app; null if they are not known. */
function webSourceHash(): string | null {
  const files = checkedOutFiles(repositoryRoot, SOURCES)
  if (files === null) return null
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(repositoryRoot, file)))
  return hash.digest('hex')
}

/** Test runners set NODE_ENV to "test", which would give the development build of React. */
export const PRODUCTION_ENV = { NODE_ENV: 'production' }

/** Builds the web app if its inputs have changed since the last build. */
export async function buildWeb(say: (line: string) => void): Promise<boolean> {
  const hash = webSourceHash()
  const builtFrom = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null
  // Without a repository, the sources beside a finished build do not change.
  if (builtFrom !== null && (hash === null || hash === builtFrom)) return true
  const started = performance.now()
  say('Building the web app …')
  const vite = join(repositoryRoot, 'apps/web/node_modules/.bin/vite')
  const { code, output } = await runTool(vite, ['build', '--logLevel', 'warn', 'apps/web'], { env: PRODUCTION_ENV })
  if (code !== 0) {
    say(output)
    say('The web app could not be built; the lines above say why.')
    return false
  }
  writeFileSync(STAMP, hash ?? 'without git')
  say(`Built the web app in ${elapsedText(started)}.`)
  return true
}
