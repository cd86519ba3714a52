// The page of parts as the app is built, which no served build has: a tenth of what the dev build's thousand files cost a page.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@musi/scripts/steps'
import { AS_SERVED, webSourceHash } from '@musi/scripts/webBuild'

const BUILDS = join(repositoryRoot, 'node_modules/.cache/musi-parts')

/** Into a folder that nobody looks at yet. */
function builtAside(): string {
  const dist = mkdtempSync(join(BUILDS, 'new-'))
  const vite = join(repositoryRoot, 'apps/web/node_modules/vite/bin/vite.js')
  const args = [vite, 'build', 'apps/web', '--logLevel', 'error', '--outDir', dist, '--emptyOutDir']
  const env = { ...process.env, ...AS_SERVED, MUSI_PARTS: 'on' }
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: repositoryRoot, env })
  if (status !== 0) throw new Error(`The page of parts could not be built:\n${String(stderr)}`)
  return dist
}

/** The folder it is in: built when what it is made of has changed, for all workers and until it changes again. */
export function partsBuild(): string {
  const home = join(BUILDS, webSourceHash())
  if (existsSync(home)) return home
  mkdirSync(BUILDS, { recursive: true })
  const earlier = readdirSync(BUILDS).filter((name) => !name.startsWith('new-'))
  const dist = builtAside()
  try {
    renameSync(dist, home)
  } catch (error) {
    // Another worker was quicker, with the very same.
    if (!existsSync(home)) throw error
    rmSync(dist, { recursive: true })
  }
  for (const name of earlier) rmSync(join(BUILDS, name), { recursive: true, force: true })
  return home
}
