import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ImportGraph } from './importRules.ts'
import { SHAPE_LIMITS } from './shapeLimits.ts'
import { sourceFiles } from './sourceFiles.ts'

export type Shape = {
  files: number
  medianLines: number
  p90Lines: number
  longest: { file: string; lines: number }[]
  commentShare: number
  reactFreeShare: number
  cycles: string[]
  /** Folders by number of direct sources, largest first. */
  fullestFolders: { folder: string; sources: number }[]
  /** Folders that import each other, directly or indirectly. */
  folderCycles: Record<Part, string[]>
  /** The folders in each layer of the web app's platform. */
  floors: { floor: string; rooms: string[] }[]
}

const WEB = 'apps/web/src'
/** Each part is analysed separately; imports between them are checked elsewhere. */
const PARTS = { web: /^apps\/web\/src\//, server: /^apps\/server\/src\//, packages: /^packages\// }
type Part = keyof typeof PARTS
/** Layers of the platform, top first; imports point down. */
const FLOORS = ['tokens', 'session', 'page']

const isGenerated = (file: string) => file.startsWith('packages/contracts/abi/')
const isComment = (line: string) => /^(\/\/|\/\*|\*)/.test(line)
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export const MAX_SOURCES = SHAPE_LIMITS['sources of the fullest folder'].most

/** Tests, journeys, attacks, styles and generated files do not count. */
export const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|e2e|hostile)\.tsx?$/.test(file) && !isGenerated(file)

/** Every folder with sources of its own, largest first. */
function folderSizes(tree: string): { folder: string; sources: number }[] {
  const counts = new Map<string, number>()
  for (const file of sourceFiles(tree).filter(isSource)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].map(([folder, sources]) => ({ folder, sources })).toSorted((a, b) => b.sources - a.sources)
}

/** A line for each folder with too many files. */
export const crowdedFolders = (tree: string): string[] =>
  folderSizes(tree)
    .filter(({ sources }) => sources > MAX_SOURCES)
    .map(({ folder, sources }) => `${folder} has ${sources} source files, but the limit is ${MAX_SOURCES}`)

/**
 * File sizes are only reported; `shapeLimits.ts` says what fails the check. Blank lines and generated files do not
 * count.
 */
export function measureShape(tree: string, { modules }: ImportGraph): Shape {
  const read = sourceFiles(tree)
    .filter((file) => !isGenerated(file))
    .map((file) => {
      const text = readFileSync(join(tree, file), 'utf8')
      const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
      const react = /from 'react(-dom)?(\/[^']*)?'/.test(text) || file.endsWith('.tsx')
      return { file, lines: lines.length, comments: lines.filter(isComment).length, react }
    })
  const sizes = read.map(({ lines }) => lines).toSorted((a, b) => a - b)
  const total = sizes.reduce((sum, lines) => sum + lines, 0)
  return {
    files: read.length,
    medianLines: at(sizes, 0.5),
    p90Lines: at(sizes, 0.9),
    longest: read.toSorted((a, b) => b.lines - a.lines).slice(0, 10),
    commentShare: read.reduce((sum, { comments }) => sum + comments, 0) / Math.max(1, total),
    reactFreeShare: read.filter(({ react }) => !react).length / Math.max(1, read.length),
    ...measureFolders(tree, modules),
    cycles: modules.flatMap(({ source, dependencies }) =>
      dependencies.filter(({ circular }) => circular).map(({ resolved }) => `cycle: ${source} → ${resolved}`),
    ),
  }
}

function measureFolders(tree: string, modules: ImportGraph['modules']) {
  const rooms = (floor: string) =>
    readdirSync(join(tree, WEB, 'platform', floor), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const folderCyclesOf = (part: Part) => folderCycles(modules, (file) => PARTS[part].test(file) && isSource(file))
  return {
    fullestFolders: folderSizes(tree).slice(0, 8),
    folderCycles: {
      web: folderCyclesOf('web'),
      server: folderCyclesOf('server'),
      packages: folderCyclesOf('packages'),
    },
    floors: FLOORS.map((floor) => ({ floor, rooms: rooms(floor).map(({ name }) => name) })),
  }
}

/** A line for each folder that imports itself through another one. */
export function folderCycles(modules: ImportGraph['modules'], isOfPart: (file: string) => boolean): string[] {
  const imports = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules.filter((module) => isOfPart(module.source)))
    for (const { resolved } of dependencies.filter((dependency) => isOfPart(dependency.resolved))) {
      const from = dirname(source)
      const to = dirname(resolved)
      if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  const reachable = (from: string) => {
    const seen = new Set<string>(imports.get(from))
    for (const folder of seen) for (const next of imports.get(folder) ?? []) seen.add(next)
    return seen
  }
  return [...imports.keys()]
    .filter((folder) => reachable(folder).has(folder))
    .map((folder) => `folder cycle: ${folder} → … → ${folder}`)
}
