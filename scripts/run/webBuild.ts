import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot, elapsedText, runTool } from './steps.ts'

export const WEB_DIST = join(repositoryRoot, 'apps/web/dist')
/** In the build, what it was made of. */
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

/** One content hash over all inputs of the web app. */
function webSourceHash(): string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  const hash = createHash('sha256')
  for (const file of files
    .split('\n')
    .filter((name) => name && existsSync(join(repositoryRoot, name)))
    .toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(repositoryRoot, file)))
  }
  return hash.digest('hex')
}

/** Runners of tests call their mode "test", in which React builds its development form. */
export const AS_SERVED = { NODE_ENV: 'production' }

/** Builds the web app when what it is made of has changed since the last time. */
export async function buildWeb(say: (line: string) => void): Promise<boolean> {
  const hash = webSourceHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return true
  const started = performance.now()
  say('Building the web app …')
  const vite = join(repositoryRoot, 'apps/web/node_modules/.bin/vite')
  const { code, output } = await runTool(vite, ['build', '--logLevel', 'warn', 'apps/web'], { env: AS_SERVED })
  if (code !== 0) {
    say(output)
    say('The web app could not be built; the lines above say why.')
    return false
  }
  writeFileSync(STAMP, hash)
  say(`Built the web app in ${elapsedText(started)}.`)
  return true
}
