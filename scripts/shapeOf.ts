import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cruise } from './arrows.ts'
import { sourceFiles } from './sourceFiles.ts'

export type Shape = {
  files: number
  medianLines: number
  p90Lines: number
  longest: { file: string; lines: number }[]
  commentShare: number
  reactFreeShare: number
  cycles: string[]
}

const isGenerated = (file: string) => file.startsWith('packages/contracts/abi/')
const isComment = (line: string) => /^(\/\/|\/\*|\*)/.test(line)
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Size as a mirror, not a gate: only cycles fail the check. Blank lines do not count, generated files neither. */
export function measureShape(tree: string, { modules }: Cruise): Shape {
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
    cycles: modules.flatMap(({ source, dependencies }) =>
      dependencies.filter(({ circular }) => circular).map(({ resolved }) => `cycle: ${source} → ${resolved}`),
    ),
  }
}
