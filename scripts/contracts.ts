// node scripts/contracts.ts [--long] [--seed SEED]: runs all checks of our Solidity, built as foundry.toml says. With --long the random
// tests run by its long profile, with a new seed or the given one.
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Count, coverageOf, outcomeOf, testCount } from './test-run/forgeOutput.ts'
import { type ToolResult, repositoryRoot, elapsedText, runTool } from './run/steps.ts'

const home = join(repositoryRoot, 'packages/contracts')
const MIN_COVERAGE = 95
/** Gas figures of the transactions that users pay for; `forge snapshot --snap` writes it. */
const SNAPSHOT = 'packages/contracts/gas.snapshot'
const ONLY_GAS_TESTS = ['--match-contract', '^(Account|Tab)?GasTest$']

type StepResult = ToolResult & Partial<Count> & { summary?: string }
type Step = { name: string; run: () => Promise<StepResult> }

/** Path of forge itself: the launcher of its npm package exits with 0 even when tests fail. */
export function forgeBinary(): string | undefined {
  try {
    const manifest = createRequire(join(home, 'package.json')).resolve('@foundry-rs/forge-linux-amd64/package.json')
    return join(dirname(manifest), 'bin/forge')
  } catch {
    return undefined
  }
}

const forge = (args: string[], env: Record<string, string> = {}) =>
  runTool(forgeBinary() ?? 'forge', args, { env: { FOUNDRY_PROFILE: 'default', ...env } })

/** Separate build folders: lint and coverage build differently, and a build that finds theirs silently skips tests. */
const separateFolders = (name: string) => ({
  FOUNDRY_OUT: `packages/contracts/dist/${name}/out`,
  FOUNDRY_CACHE_PATH: `packages/contracts/dist/${name}/cache`,
})

function countTests(): number {
  const files = readdirSync(join(home, 'test'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.t.sol'))
  return sources.reduce((sum, file) => sum + testCount(readFileSync(join(home, 'test', file), 'utf8')), 0)
}

/** Forge uses our chain id by default; a signing domain with a hard-coded chain id fails on another. */
const OTHER_CHAIN = ['--chain-id', '137']
/** Few random cases are enough on the other chain, since no amount depends on the chain id. */
const FEW_CASES = { FOUNDRY_PROFILE: 'few' }
const LONG_COUNTS = { FOUNDRY_PROFILE: 'long' }

/** A new seed tries new random cases; a failed run is repeated with its seed. */
const newSeed = () => `0x${randomBytes(32).toString('hex')}`

async function runTests(args: readonly string[], env: Record<string, string> = {}): Promise<StepResult> {
  const { code, output } = await forge(['test', ...args], env)
  const { passed, failed } = outcomeOf(output)
  const expected = countTests()
  if (passed + failed !== expected) {
    return {
      code: 1,
      output: `${output}\n${passed + failed} tests ran, but ${expected} exist.`,
      passed,
      failed: 1,
    }
  }
  return { code, output, passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Cached output of the compiler: forge compiles everything again for coverage, which is half of its time. */
const COVERAGE_ANSWERS = join(home, 'dist/coverage-answers')

function removeOlderAnswers(sinceMs: number) {
  for (const name of existsSync(COVERAGE_ANSWERS) ? readdirSync(COVERAGE_ANSWERS) : []) {
    const answer = join(COVERAGE_ANSWERS, name)
    if (statSync(answer).mtimeMs < sinceMs) rmSync(answer)
  }
}

/**
 * Without this compiler path, the check of P-256 has too many variables for the stack. It reads the chain id once in a function,
 * so tests that change the id within one cannot run; nor can those of gas limits, which unoptimized code exceeds.
 */
const COVERAGE_BUILD = [
  '--ir-minimum',
  '--no-match-test',
  'OnItsOwnChainOnly|OfAnotherChain|Settle(Fifty|TwoHundred)Tabs',
]

async function measureCoverage(): Promise<StepResult> {
  const startedAtMs = Date.now()
  // Coverage needs no high fuzz counts, and unoptimized contracts may exceed the size limit.
  const env = {
    ...separateFolders('coverage'),
    ...FEW_CASES,
    FOUNDRY_DENY: 'never',
    MUSI_SOLC_ANSWERS: COVERAGE_ANSWERS,
  }
  const { code, output } = await forge(['coverage', ...COVERAGE_BUILD, '--report', 'summary'], env)
  removeOlderAnswers(startedAtMs)
  const { lines, branches } = coverageOf(output)
  const isEnough = code === 0 && lines >= MIN_COVERAGE && branches >= MIN_COVERAGE
  return { code: isEnough ? 0 : 1, output, summary: `${lines} % of lines, ${branches} % of branches` }
}

const solhint = (folder: string, rules: string) =>
  runTool(
    process.execPath,
    [
      join(home, 'node_modules/solhint/solhint.js'),
      '--noPoster',
      '--disc',
      '--max-warnings',
      '0',
      '-c',
      rules,
      `${folder}/**/*.sol`,
    ],
    { cwd: home },
  )

const testSteps = (seed: string | null): Step[] =>
  seed === null
    ? [{ name: 'tests', run: () => runTests([]) }]
    : [{ name: `tests, the long counts, seed ${seed}`, run: () => runTests(['--fuzz-seed', seed], LONG_COUNTS) }]

/** `seed` is null for the ordinary number of random cases, whose seed is fixed. */
const stepsWith = (seed: string | null): Step[] => [
  ...testSteps(seed),
  { name: 'tests on another chain', run: () => runTests(OTHER_CHAIN, FEW_CASES) },
  { name: 'gas as recorded', run: () => forge(['snapshot', '--check', SNAPSHOT, ...ONLY_GAS_TESTS]) },
  { name: 'forge lint', run: () => forge(['lint', '--deny', 'warnings'], separateFolders('lint')) },
  { name: 'forge fmt', run: () => forge(['fmt', '--check', 'packages/contracts/src', 'packages/contracts/test']) },
  { name: 'solhint', run: () => solhint('src', '.solhint.json') },
  { name: 'solhint of the tests', run: () => solhint('test', 'test/.solhint.json') },
]

async function runStep({ name, run }: Step): Promise<Count> {
  const started = performance.now()
  const { code, output, passed, failed, summary } = await run()
  const count = { passed: passed ?? (code === 0 ? 1 : 0), failed: failed ?? (code === 0 ? 0 : 1) }
  const tally = passed === undefined ? summary : `${count.passed} passed, ${count.failed} failed`
  console.log(
    `${code === 0 ? '✓' : '✗'} contracts: ${name} (${tally === undefined ? '' : `${tally}, `}${elapsedText(started)})`,
  )
  if (code !== 0) console.log(output.trim().replaceAll(/^/gm, '    '))
  return count
}

async function runInOrder(steps: Step[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const step of steps) counts.push(await runStep(step))
  return counts
}

/** Runs the steps, prints a line for each, and returns how many tests and steps passed and failed. */
export async function runContracts({ long = false, seed = newSeed() } = {}): Promise<Count> {
  const binary = forgeBinary()
  if (binary === undefined || !existsSync(binary)) {
    console.log('✗ contracts: forge is not installed; its package is for linux on x64 only.')
    return { passed: 0, failed: 1 }
  }
  // Coverage takes about as long as all the others.
  const runs = [runInOrder(stepsWith(long ? seed : null)), runInOrder([{ name: 'coverage', run: measureCoverage }])]
  const counts = (await Promise.all(runs)).flat()
  const sum = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

if (import.meta.main) {
  const started = performance.now()
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, seed: { type: 'string' } } })
  const { passed, failed } = await runContracts(values)
  console.log(`${passed} passed, ${failed} failed (${elapsedText(started)})`)
  process.exitCode = failed === 0 ? 0 : 1
}
