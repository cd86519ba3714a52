// npm run shape: file sizes and import cycles.
import { readImports } from './rules/importRules.ts'
import { MAX_LINES } from './rules/longFunctions.ts'
import { shapeFigures } from './rules/shapeFigures.ts'
import { SHAPE_LIMITS, beyondLimits } from './rules/shapeLimits.ts'
import { MAX_SOURCES, crowdedFolders, measureShape } from './rules/shapeOf.ts'
import { repositoryRoot } from './run/steps.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const shape = measureShape(repositoryRoot, await readImports(repositoryRoot))
const { figures, long, css } = shapeFigures(repositoryRoot, shape)
const rows: [string, string | number][] = [
  ['files', shape.files],
  ['median lines', shape.medianLines],
  ['p90 lines', shape.p90Lines],
  ['comment share', percent(shape.commentShare)],
  ['files without React', percent(shape.reactFreeShare)],
  ['CSS rules', css.rules],
  ...Object.entries(SHAPE_LIMITS).map(([figure, { most }]): [string, string] => [
    figure,
    `${figures[figure as keyof typeof figures]} of ${most}`,
  ]),
]
for (const [name, value] of rows) console.log(`${name.padEnd(32)} ${value}`)
console.log(`functions over ${MAX_LINES} lines`)
for (const { file, name, lines } of long) console.log(`${String(lines).padStart(6)}  ${name} in ${file}`)
console.log('longest ten files')
for (const { file, lines } of shape.longest) console.log(`${String(lines).padStart(6)}  ${file}`)
console.log('rules that most modules repeat')
for (const { body, rules } of css.bodies) console.log(`${String(rules).padStart(6)}  ${body}`)
console.log(`fullest folders (${MAX_SOURCES} at most)`)
for (const { folder, sources } of shape.fullestFolders) console.log(`${String(sources).padStart(6)}  ${folder}`)
console.log('floors of the web app’s platform, from the top')
for (const { floor, rooms } of shape.floors) console.log(`  ${floor.padEnd(8)} ${rooms.join(' ')}`)
for (const cycle of [...Object.values(shape.folderCycles).flat(), ...shape.cycles]) console.log(cycle)
const problems = [...beyondLimits(figures), ...crowdedFolders(repositoryRoot)]
for (const line of problems) console.log(line)
process.exitCode = problems.length === 0 ? 0 : 1
