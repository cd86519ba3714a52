// node scripts/mutants.ts [group …] [--list]: changes each operator, comparison and constant of the rules of money and lists,
// one at a time, and runs their tests. A change that no test notices is a rule that nobody checks.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explanationOf } from './mutants/explained.ts'
import { type Mutant, mutantsOf } from './mutants/mutantsOf.ts'
import { testBench } from './mutants/testBench.ts'
import { progressBar } from './progressBar.ts'
import { repositoryRoot, elapsedText } from './steps.ts'

const RULES = join(repositoryRoot, 'packages/domain/src')
/** What decides about money, and about lists. */
const GROUPS = ['fraction', 'price', 'amount', 'settings', 'exchange', 'liquidity', 'staking', 'token-lists']
const LEAST_KILLED = 0.95
const AT_ONCE = 2

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')

/** The files of a group: those of a folder, without what is there for its tests, or one file. */
function sources(group: string): string[] {
  const single = join(RULES, `${group}.ts`)
  if (statSync(single, { throwIfNoEntry: false }) !== undefined) return [single]
  const folder = join(RULES, group)
  return readdirSync(folder)
    .filter(isSource)
    .map((name) => join(folder, name))
}

const describe = ({ file, line, was, becomes }: Mutant) =>
  `${file.slice(RULES.length + 1)}:${line} ${was} → ${becomes || 'nothing'}`

/** The mutants that no test notices. */
async function survivorsOf(group: string, mutants: readonly Mutant[]): Promise<Mutant[]> {
  const bar = progressBar(process.stderr)
  const survivors: Mutant[] = []
  const remaining = [...mutants]
  async function work() {
    const bench = await testBench(group)
    for (let mutant = remaining.shift(); mutant !== undefined; mutant = remaining.shift()) {
      if (!(await bench.notices(mutant))) survivors.push(mutant)
      bar.show(1 - remaining.length / mutants.length)
      if (!process.stderr.isTTY && remaining.length % 50 === 0)
        console.log(`${group}: ${remaining.length} of ${mutants.length} left, ${survivors.length} survive`)
    }
    bench.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  bar.end()
  return survivors.toSorted((one, other) => one.file.localeCompare(other.file) || one.start - other.start)
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } })
const since = performance.now()
let [all, survived, unexplained] = [0, 0, 0]
for (const group of positionals.length > 0 ? positionals : GROUPS) {
  const mutants = sources(group).flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
  if (values.list === true) {
    for (const mutant of mutants) console.log(describe(mutant))
    continue
  }
  const survivors = await survivorsOf(group, mutants)
  all += mutants.length
  survived += survivors.length
  console.log(`${group}: ${mutants.length - survivors.length} of ${mutants.length} killed`)
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
process.exit(unexplained === 0 && killed >= all * LEAST_KILLED ? 0 : 1)
