// npm run shape: how big the files are, and whether anything runs in circles.
import { cruise } from './arrows.ts'
import { measureShape } from './shapeOf.ts'
import { root } from './steps.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const shape = measureShape(root, await cruise(root))
const rows: [string, string | number][] = [
  ['files', shape.files],
  ['median lines', shape.medianLines],
  ['p90 lines', shape.p90Lines],
  ['comment share', percent(shape.commentShare)],
  ['files without React', percent(shape.reactFreeShare)],
  ['cycles', shape.cycles.length],
]
for (const [name, value] of rows) console.log(`${name.padEnd(20)} ${value}`)
console.log('longest ten')
for (const { file, lines } of shape.longest) console.log(`${String(lines).padStart(6)}  ${file}`)
for (const cycle of shape.cycles) console.log(cycle)
process.exitCode = shape.cycles.length === 0 ? 0 : 1
