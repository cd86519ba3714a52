// node scripts/mutants.ts [group …] [--list]: changes each operator, comparison and constant of the rules of money and lists and of
// our own contracts, one at a time, and runs their tests. A change that no test notices is a rule that nobody checks.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explanationOf } from './mutants/explanationOf.ts'
import type { Mutant } from './mutants/mutant.ts'
import { MUTANT_GROUPS, type MutantGroup } from './mutants/mutantGroups.ts'
import { progressBar } from './run/progressBar.ts'
import { repositoryRoot, elapsedText } from './run/steps.ts'

const MIN_KILLED = 0.95
const AT_ONCE = 2

const describe = ({ file, line, was, becomes }: Mutant) =>
  `${file.slice(join(repositoryRoot, 'packages/').length)}:${line} ${was} → ${becomes || 'nothing'}`

type Outcome = { tried: number; survivors: readonly Mutant[] }

/** Numbers of mutants that change anything, and of those no test notices. */
async function outcomeOf({ name, bench: newBench }: MutantGroup, mutants: readonly Mutant[]): Promise<Outcome> {
  const bar = progressBar(process.stderr)
  const survivors: Mutant[] = []
  let tried = 0
  const remaining = [...mutants]
  async function work() {
    const bench = await newBench()
    for (let mutant = remaining.shift(); mutant !== undefined; mutant = remaining.shift()) {
      const noticed = await bench.notices(mutant)
      if (noticed !== null) tried += 1
      if (noticed === false) survivors.push(mutant)
      bar.show(1 - remaining.length / mutants.length)
      if (!process.stderr.isTTY && remaining.length % 50 === 0)
        console.log(`${name}: ${remaining.length} of ${mutants.length} left, ${survivors.length} survive`)
    }
    bench.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  bar.end()
  return {
    tried,
    survivors: survivors.toSorted((one, other) => one.file.localeCompare(other.file) || one.start - other.start),
  }
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } })
const isWanted = ({ name }: MutantGroup) =>
  positionals.length === 0 || positionals.some((wanted) => name === wanted || name.startsWith(`${wanted}/`))
const since = performance.now()
let all = 0
let survived = 0
let unexplained = 0
for (const group of MUTANT_GROUPS.filter(isWanted)) {
  const mutants = group.mutants()
  if (values.list === true) {
    for (const mutant of mutants) console.log(describe(mutant))
    continue
  }
  const { tried, survivors } = await outcomeOf(group, mutants)
  all += tried
  survived += survivors.length
  console.log(`${group.name}: ${tried - survivors.length} of ${tried} killed`)
  for (const mutant of survivors) {
    const why = explanationOf(mutant)
    if (why === undefined) unexplained += 1
    console.log(`  ${describe(mutant)}: ${why ?? 'SURVIVED'}`)
  }
}
const killed = all - survived
const part = ((100 * killed) / Math.max(all, 1)).toFixed(1)
console.log(
  `${killed} of ${all} mutants killed (${part} %), ${survived - unexplained} survivors explained, ${unexplained} not; ${elapsedText(since)}`,
)
process.exit(unexplained === 0 && killed >= all * MIN_KILLED ? 0 : 1)
