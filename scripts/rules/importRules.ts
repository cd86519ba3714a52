import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'
import { repositoryRoot, runTool } from '../run/steps.ts'

type Violation = { type: string; from: string; to: string; rule: { name: string } }
type Module = { source: string; dependencies: { resolved: string; circular: boolean; cycle?: { name: string }[] }[] }
export type ImportGraph = { modules: Module[]; violations: Violation[] }

/** Modules and violations that dependency-cruiser finds in a tree laid out like ours. */
export async function readImports(tree: string): Promise<ImportGraph> {
  const bin = join(repositoryRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  // Writes to a file, because the tool exits with unwritten output when a pipe is full.
  const home = mkdtempSync(join(tmpdir(), 'readImports-'))
  const file = join(home, 'found.json')
  const args = ['--config', '.dependency-cruiser.cjs', '-T', 'json', '-f', file]
  const { output } = await runTool(process.execPath, [bin, ...args, 'packages', 'apps', 'e2e', 'bench', 'scripts'], {
    cwd: tree,
  })
  if (!existsSync(file)) throw new Error(`The imports could not be read:\n${output}`)
  const { modules, summary } = JSON.parse(readFileSync(file, 'utf8')) as {
    modules: Module[]
    summary: { violations: Violation[] }
  }
  rmSync(home, { recursive: true })
  return { modules, violations: summary.violations }
}

/** Files on disk that dependency-cruiser skipped: without its parser it reads nothing and finds nothing. */
export function unreadFiles(tree: string, { modules }: ImportGraph): string[] {
  const read = new Set(modules.map(({ source }) => source))
  return sourceFiles(tree).filter((file) => !read.has(file))
}

export const violationText = ({ rule, from, to }: Violation) => `${rule.name}: ${from} → ${to}`
