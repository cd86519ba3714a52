// A child process of mutants.ts that runs the tests of one group for each mutant, on a copy of packages/domain. Its parent kills it when
// a mutant makes a test loop forever.
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { repositoryRoot } from '../run/steps.ts'
import { mutantFolder } from './testBench.ts'
import { type Mutant, applyMutant } from './mutant.ts'

const isTest = (path: string) => path.endsWith('.test.ts')

/** Divides the number of random cases by 20, which is still enough to fail on mutants. */
const withFewerCases = (test: string) =>
  test.replaceAll(/(MUSI_LONG\b.* \? [\d_]+ : )([\d_]+)/g, (_, before: string, cases: string) => {
    return before + String(Math.ceil(Number(cases.replaceAll('_', '')) / 20))
  })

const [, , group = ''] = process.argv
const original = join(repositoryRoot, 'packages/domain/src')
const copyFolder = mutantFolder(process.pid)
cpSync(original, join(copyFolder, 'src'), { recursive: true })
for (const test of readdirSync(join(copyFolder, 'src'), { recursive: true, encoding: 'utf8' }).filter(isTest)) {
  const path = join(copyFolder, 'src', test)
  writeFileSync(path, withFewerCases(readFileSync(path, 'utf8')))
}
process.once('exit', () => rmSync(copyFolder, { recursive: true, force: true }))

const vitest = await createVitest('test', {
  root: copyFolder,
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
const groupTests = await vitest.globTestSpecifications([join(copyFolder, 'src', group)])

async function fails(tests: typeof groupTests): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(tests, true)
  // Vitest also returns modules that ran for an earlier mutant only.
  const ran = testModules.filter(({ moduleId }) => tests.some((test) => test.moduleId === moduleId))
  return ran.length === 0 || unhandledErrors.length > 0 || ran.some((module) => !module.ok())
}

/** The test beside a file catches most mutants; the rest of the group runs only if it does not. */
async function notices(file: string): Promise<boolean> {
  const ownTests = groupTests.filter(({ moduleId }) => moduleId === file.replace(/\.ts$/, '.test.ts'))
  const others = groupTests.filter((test) => !ownTests.includes(test))
  return (ownTests.length > 0 && (await fails(ownTests))) || (others.length > 0 && (await fails(others)))
}

async function tryMutant(mutant: Mutant): Promise<boolean> {
  const file = mutant.file.replace(original, join(copyFolder, 'src'))
  const code = readFileSync(file, 'utf8')
  writeFileSync(file, applyMutant(code, mutant))
  vitest.invalidateFile(file)
  const noticed = await notices(file)
  writeFileSync(file, code)
  vitest.invalidateFile(file)
  return noticed
}

process.on('message', (mutant: Mutant | null) => {
  const answer = mutant === null ? fails(groupTests) : tryMutant(mutant)
  void answer.then((noticed) => process.send?.(noticed))
})
process.on('disconnect', () => process.exit())
if (!existsSync(copyFolder)) throw new Error('The sources could not be copied.')
process.send?.('ready')
