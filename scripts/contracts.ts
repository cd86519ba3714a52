// node scripts/contracts.ts: everything that must hold of our own Solidity. foundry.toml says how it is built and how often the
// random tests run; with --long they run by its long profile and with a new seed, or with the one that --seed gives.
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Count, coverageOf, outcomeOf, testCount } from './test-run/forgeOutput.ts'
import { type ToolResult, repositoryRoot, elapsedText, runTool } from './run/steps.ts'

const home = join(repositoryRoot, 'packages/contracts')
const LEAST_COVERAGE = 95
/** Kept by `forge snapshot --snap`; only the tests that stand for what a user pays are in it. */
const SNAPSHOT = 'packages/contracts/gas.snapshot'
const PAID_FOR = ['--match-contract', '^GasTest$']

type StepResult = ToolResult & Partial<Count> & { summary?: string }
type Step = { name: string; run: () => Promise<StepResult> }

/** The binary itself: the launcher that npm puts in front of it ends with 0 even when tests fail. */
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

function writtenTests(): number {
  const files = readdirSync(join(home, 'test'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.t.sol'))
  return sources.reduce((sum, file) => sum + testCount(readFileSync(join(home, 'test', file), 'utf8')), 0)
}

/** Ours is the one that forge takes by itself; a domain that was fixed for it is found on any other. */
const OTHER_CHAIN = ['--chain-id', '137']
/** No amount that a random test could think of depends on the chain, so that a few of each are enough there. */
const FEW_CASES = { FOUNDRY_PROFILE: 'few' }
const LONG_COUNTS = { FOUNDRY_PROFILE: 'long' }

/** Cases that nobody has seen yet; a run that failed is repeated by giving its seed. */
const newSeed = () => `0x${randomBytes(32).toString('hex')}`

async function tests(args: readonly string[], env: Record<string, string> = {}): Promise<StepResult> {
  const { code, output } = await forge(['test', ...args], env)
  const { passed, failed } = outcomeOf(output)
  const written = writtenTests()
  if (passed + failed !== written) {
    return {
      code: 1,
      output: `${output}\n${passed + failed} tests ran, but ${written} are written.`,
      passed,
      failed: 1,
    }
  }
  return { code, output, passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Forge compiles everything anew for each look at coverage, which is half of its time: what the compiler said of these very sources is kept. */
const COVERAGE_ANSWERS = join(home, 'dist/coverage-answers')

function forgetOlderAnswers(sinceMs: number) {
  for (const name of existsSync(COVERAGE_ANSWERS) ? readdirSync(COVERAGE_ANSWERS) : []) {
    const answer = join(COVERAGE_ANSWERS, name)
    if (statSync(answer).mtimeMs < sinceMs) rmSync(answer)
  }
}

async function coverage(): Promise<StepResult> {
  const startedAtMs = Date.now()
  // Coverage is measured here without the high fuzz counts, and without a limit on the size of unoptimized contracts.
  const env = {
    ...separateFolders('coverage'),
    ...FEW_CASES,
    FOUNDRY_DENY: 'never',
    MUSI_SOLC_ANSWERS: COVERAGE_ANSWERS,
  }
  const { code, output } = await forge(['coverage', '--report', 'summary'], env)
  forgetOlderAnswers(startedAtMs)
  const { lines, branches } = coverageOf(output)
  const enough = code === 0 && lines >= LEAST_COVERAGE && branches >= LEAST_COVERAGE
  return { code: enough ? 0 : 1, output, summary: `${lines} % of lines, ${branches} % of branches` }
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
    ? [{ name: 'tests', run: () => tests([]) }]
    : [{ name: `tests, the long counts, seed ${seed}`, run: () => tests(['--fuzz-seed', seed], LONG_COUNTS) }]

/** The `seed` of the long counts; null for the ordinary ones, which are the same each time. */
const STEPS = (seed: string | null): Step[] => [
  ...testSteps(seed),
  { name: 'tests on another chain', run: () => tests(OTHER_CHAIN, FEW_CASES) },
  { name: 'gas as kept', run: () => forge(['snapshot', '--check', SNAPSHOT, ...PAID_FOR]) },
  { name: 'forge lint', run: () => forge(['lint', '--deny', 'warnings'], separateFolders('lint')) },
  { name: 'forge fmt', run: () => forge(['fmt', '--check', 'packages/contracts/src', 'packages/contracts/test']) },
  { name: 'solhint', run: () => solhint('src', '.solhint.json') },
  { name: 'solhint of the tests', run: () => solhint('test', 'test/.solhint.json') },
]

async function counted({ name, run }: Step): Promise<Count> {
  const started = performance.now()
  const { code, output, passed, failed, summary: found } = await run()
  const count = { passed: passed ?? (code === 0 ? 1 : 0), failed: failed ?? (code === 0 ? 0 : 1) }
  const tally = passed === undefined ? found : `${count.passed} passed, ${count.failed} failed`
  console.log(
    `${code === 0 ? '✓' : '✗'} contracts: ${name} (${tally === undefined ? '' : `${tally}, `}${elapsedText(started)})`,
  )
  if (code !== 0) console.log(output.trim().replaceAll(/^/gm, '    '))
  return count
}

async function inOrder(steps: Step[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const step of steps) counts.push(await counted(step))
  return counts
}

/** Runs the steps, prints a line for each, and says how many tests and steps passed and failed. */
export async function runContracts({ long = false, seed = newSeed() } = {}): Promise<Count> {
  const binary = forgeBinary()
  if (binary === undefined || !existsSync(binary)) {
    console.log('✗ contracts: forge is not installed; its package is for linux on x64 only.')
    return { passed: 0, failed: 1 }
  }
  // Coverage takes about as long as all the others.
  const runs = [inOrder(STEPS(long ? seed : null)), inOrder([{ name: 'coverage', run: coverage }])]
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
