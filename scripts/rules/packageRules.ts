import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = { name: string } & Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

function manifests(tree: string): { file: string; manifest: Manifest }[] {
  const homes = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(tree, folder)).map((name) => `${folder}/${name}`),
  )
  return ['.', ...homes, 'e2e', 'bench', 'scripts'].map((home) => {
    const file = join(home, 'package.json')
    return { file, manifest: JSON.parse(readFileSync(join(tree, file), 'utf8')) as Manifest }
  })
}

/** Versions are exact, each package has one version in the repository, ours come from the workspace, and none runs a script. */
export function packageRules(tree: string): string[] {
  const seen = new Map<string, { version: string; file: string }>()
  const problems: string[] = []
  for (const { file, manifest } of manifests(tree)) {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
    for (const [name, version] of Object.entries(all)) {
      const isOwn = name.startsWith('@musi/')
      if (isOwn ? version !== 'workspace:*' : !EXACT.test(version))
        problems.push(`${file}: ${name} ${version} is not exact`)
      const first = seen.get(name) ?? { version, file }
      seen.set(name, first)
      if (first.version !== version) problems.push(`${file}: ${name} ${version}, but ${first.version} in ${first.file}`)
    }
  }
  const workspace = readFileSync(join(tree, 'pnpm-workspace.yaml'), 'utf8')
  if (/^\s+\S+: true$/m.test(workspace.split('allowBuilds:')[1] ?? ''))
    problems.push('pnpm-workspace.yaml lets a package run a script')
  const lock = readFileSync(join(tree, 'pnpm-lock.yaml'), 'utf8')
  if (/tarball:|https?:\/\//.test(lock)) problems.push('pnpm-lock.yaml names an address')
  return problems
}
