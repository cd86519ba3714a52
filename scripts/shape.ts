// npm run shape: how big the files are, and whether anything runs in circles.
import { cruise } from './rules/arrows.ts'
import { MOST_SOURCES, crowdedFolders, measureShape } from './rules/shapeOf.ts'
import { repeatedRules } from './rules/repeatedRules.ts'
import { repositoryRoot } from './run/steps.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const shape = measureShape(repositoryRoot, await cruise(repositoryRoot))
const css = repeatedRules(repositoryRoot)
const rows: [string, string | number][] = [
  ['files', shape.files],
  ['median lines', shape.medianLines],
  ['p90 lines', shape.p90Lines],
  ['comment share', percent(shape.commentShare)],
  ['files without React', percent(shape.reactFreeShare)],
  ['cycles', shape.cycles.length],
  ['cycles of folders', shape.folderCycles.length],
  ['CSS modules', css.modules],
  ['CSS rules', css.rules],
  ['of them repeated', css.repeated],
]
for (const [name, value] of rows) console.log(`${name.padEnd(20)} ${value}`)
console.log('longest ten')
for (const { file, lines } of shape.longest) console.log(`${String(lines).padStart(6)}  ${file}`)
console.log('rules that most modules repeat')
for (const { body, rules } of css.bodies) console.log(`${String(rules).padStart(6)}  ${body}`)
console.log(`fullest folders (${MOST_SOURCES} at most)`)
for (const { folder, sources } of shape.fullestFolders) console.log(`${String(sources).padStart(6)}  ${folder}`)
console.log('floors of the web app’s platform, from the top')
for (const { floor, rooms } of shape.floors) console.log(`  ${floor.padEnd(8)} ${rooms.join(' ')}`)
for (const cycle of shape.folderCycles) console.log(cycle)
for (const cycle of shape.cycles) console.log(cycle)
const crowded = crowdedFolders(repositoryRoot)
for (const line of crowded) console.log(line)
process.exitCode = [shape.cycles, shape.folderCycles, crowded].every(({ length }) => length === 0) ? 0 : 1
