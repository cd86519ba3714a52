// A process of its own that runs the tests of one group again and again, on a copy of the rules. mutants.ts tells it what to
// change, and ends it when a change makes a test run for ever.
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { repositoryRoot } from '../run/steps.ts'
import { copyOf } from './copyOf.ts'
import { type Mutant, applyMutant } from './mutant.ts'

const isTest = (path: string) => path.endsWith('.test.ts')

/** A twentieth of the random cases notices what all of them notice, a thousand times over. */
const withFewerCases = (test: string) =>
  test.replaceAll(/(MUSI_LONG\b.* \? [\d_]+ : )([\d_]+)/g, (_, before: string, cases: string) => {
    return before + String(Math.ceil(Number(cases.replaceAll('_', '')) / 20))
  })

const [, , group = ''] = process.argv
const original = join(repositoryRoot, 'packages/domain/src')
const home = copyOf(process.pid)
cpSync(original, join(home, 'src'), { recursive: true })
for (const test of readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' }).filter(isTest)) {
  const path = join(home, 'src', test)
  writeFileSync(path, withFewerCases(readFileSync(path, 'utf8')))
}
process.once('exit', () => rmSync(home, { recursive: true, force: true }))

const vitest = await createVitest('test', {
  root: home,
  config: false,
  watch: false,
  include: ['src/**/*.test.ts'],
  reporters: [{}],
  bail: 1,
  pool: 'threads',
  maxWorkers: 1,
  // Runs that take too long are killed from outside, by CPU time, so that a busy machine does not count.
  testTimeout: 300_000,
})
await vitest.standalone()
const ofGroup = await vitest.globTestSpecifications([join(home, 'src', group)])

async function fails(tests: typeof ofGroup): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(tests, true)
  // The runner returns all known modules, including those that failed for an earlier mutant and were not run for this
  // one.
  const ran = testModules.filter(({ moduleId }) => tests.some((test) => test.moduleId === moduleId))
  return ran.length === 0 || unhandledErrors.length > 0 || ran.some((module) => !module.ok())
}

/** The test beside a file catches most mutants; the rest of the group runs only if it does not. */
async function notices(file: string): Promise<boolean> {
  const ownTests = ofGroup.filter(({ moduleId }) => moduleId === file.replace(/\.ts$/, '.test.ts'))
  const others = ofGroup.filter((test) => !ownTests.includes(test))
  return (ownTests.length > 0 && (await fails(ownTests))) || (others.length > 0 && (await fails(others)))
}

async function tryMutant(mutant: Mutant): Promise<boolean> {
  const file = mutant.file.replace(original, join(home, 'src'))
  const code = readFileSync(file, 'utf8')
  writeFileSync(file, applyMutant(code, mutant))
  vitest.invalidateFile(file)
  const noticed = await notices(file)
  writeFileSync(file, code)
  vitest.invalidateFile(file)
  return noticed
}

process.on('message', (mutant: Mutant | null) => {
  const answer = mutant === null ? fails(ofGroup) : tryMutant(mutant)
  void answer.then((noticed) => process.send?.(noticed))
})
process.on('disconnect', () => process.exit())
if (!existsSync(home)) throw new Error('The rules could not be copied.')
process.send?.('ready')
