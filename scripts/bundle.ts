// node scripts/bundle.ts: compares the size of the built web app with the committed figures; --write replaces them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BundleFigures, bundleProblems, measureBundle, readBundle } from './rules/bundleRules.ts'
import { repositoryRoot } from './run/steps.ts'
import { WEB_DIST, buildWeb } from './run/webBuild.ts'

const FIGURES = join(repositoryRoot, 'apps/web/bundle.json')

/** Prints the problems and the sizes of the bundle; returns false if there are problems. */
export function checkBundle(say: (line: string) => void): boolean {
  const bundle = readBundle(WEB_DIST)
  const committed = JSON.parse(readFileSync(FIGURES, 'utf8')) as BundleFigures
  const problems = bundleProblems(bundle, committed)
  for (const problem of problems) say(problem)
  if (problems.length > 0) say('If this is meant: node scripts/bundle.ts --write, and say why in the commit.')
  const { brotliBytes } = measureBundle(bundle)
  say(
    Object.entries(brotliBytes)
      .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} kB`)
      .join(', '),
  )
  return problems.length === 0
}

if (import.meta.main) {
  if (!(await buildWeb(console.log))) process.exit(1)
  if (process.argv.includes('--write')) {
    writeFileSync(FIGURES, `${JSON.stringify(measureBundle(readBundle(WEB_DIST)), null, 2)}\n`)
  }
  process.exitCode = checkBundle(console.log) ? 0 : 1
}
