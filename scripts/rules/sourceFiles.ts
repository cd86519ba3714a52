import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const HOMES = ['packages', 'apps', 'e2e', 'bench', 'scripts', '.dependency-cruiser.cjs']

/** Every file of ours on disk that git tracks or would track, relative to the root of the tree; TypeScript unless other names are wanted. */
export function sourceFiles(tree: string, names = /\.tsx?$/): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...HOMES], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter((file) => names.test(file) && existsSync(join(tree, file)))
    .toSorted()
}
