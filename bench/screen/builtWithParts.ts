import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = dirname(dirname(import.meta.dirname))
const vite = join(root, 'apps/web/node_modules/vite/bin/vite.js')

/** Runs vite's build into a new folder and returns that. */
export function viteBuild(...args: readonly string[]): string {
  const dist = mkdtempSync(join(tmpdir(), 'bench-web-'))
  const all = [vite, 'build', ...args, '--logLevel', 'error', '--outDir', dist, '--emptyOutDir']
  const { status, stderr } = spawnSync(process.execPath, all, { cwd: root, env: { ...process.env, MUSI_PARTS: 'on' } })
  if (status !== 0) throw new Error(`${args.join(' ')} could not be built:\n${String(stderr)}`)
  return dist
}

/** The production build plus the gallery of parts (/parts), which is otherwise left out. */
export const builtWithParts = (): string => viteBuild('apps/web')
