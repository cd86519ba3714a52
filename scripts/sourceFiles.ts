import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const HOMES = ['packages', 'apps', 'e2e', 'bench', 'scripts']

/** Every TypeScript file of ours on disk that git tracks or would track, relative to the root of the tree. */
export function sourceFiles(tree: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...HOMES], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(join(tree, file)))
    .toSorted()
}
