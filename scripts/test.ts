// npm test: everything that must hold before a change is handed on. Ends with one line, "N passed, N failed".
// --quick leaves out the browser, the contracts and the tests of whole programs; --long adds what takes hours.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { checkBundle } from './bundle.ts'
import { runChecks } from './check.ts'
import { runContracts } from './contracts.ts'
import { NO_BROWSER, findChromium, thisMachine } from './chromium.ts'
import { bringFonts } from './fonts.ts'
import { runScreens } from './screens.ts'
import { repositoryRoot, elapsedText, runTool } from './steps.ts'
import { buildWeb } from './webBuild.ts'

type Count = { passed: number; failed: number }
type Stage = { name: string; run: () => Promise<Count> }

const quick = process.argv.includes('--quick')
const long = process.argv.includes('--long')
const reports = mkdtempSync(join(tmpdir(), 'musi-reports-'))
const env: Record<string, string> = long ? { MUSI_LONG: '1' } : {}

/** Tests that start, kill and build whole programs: most of the total time, and rarely what a change breaks. */
const WHOLE_PROGRAMS = [
  'packages/devchain/src/{embeddedChain,kills,orphan}.test.ts',
  'packages/contracts/generate.test.ts',
  'apps/server/src/run.test.ts',
  'scripts/{deploy,deployFaults,launch,setup,supplyChain,twoBuilds}.test.ts',
]

/** A runner that ended badly without saying which test failed counts as one failure. */
const count = (code: number, passed: number, failed: number): Count => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
})

const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})

/** What vitest wrote down. */
function reported(code: number, file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numTotalTests: number }
    return count(code, report.numPassedTests, report.numTotalTests - report.numPassedTests)
  } catch {
    return count(1, 0, 0)
  }
}

async function units(): Promise<Count> {
  const file = join(reports, 'vitest.json')
  const excluded = quick ? WHOLE_PROGRAMS.map((tests) => `--exclude=${tests}`) : []
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...excluded]
  const { code } = await runTool('vitest', args, { show: true, env })
  return reported(code, file)
}

/** On a machine that others use as well, one or two of some hundreds may meet a moment without a processor; more are a race. */
const TOLERATED_SECOND_TRIES = 2

type Failure = { file: string; name: string }

/** Null: something else than a test has failed. */
function failuresOf(report: string): Failure[] | null {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
  }
  const failed = testResults.filter(({ status }) => status === 'failed')
  const failures = failed.flatMap(({ name: file, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName: name }) => ({ file, name })),
  )
  return failed.every(({ name }) => failures.some(({ file }) => file === name)) ? failures : null
}

/** Those that failed, once more, where they are few. False: they fail, or nobody can say. */
async function holdAtSecondTry(failures: readonly (Failure[] | null)[]): Promise<boolean> {
  const again = failures.flatMap((each) => each ?? [])
  if (failures.includes(null) || again.length === 0 || again.length > TOLERATED_SECOND_TRIES) return false
  console.log(`Trying ${again.length} of them again …`)
  const files = again.map(({ file }) => relative(repositoryRoot, file))
  const ran = (await runScreens([...new Set(files)], { env })) ?? []
  if (ran.length === 0 || ran.some(({ code }) => code !== 0)) return false
  for (const { name } of again) console.log(`Held only at the second try: ${name}`)
  return true
}

async function screens(): Promise<Count> {
  const ran = (await runScreens([], { reports, env })) ?? []
  if (ran.length === 0) return count(1, 0, 0)
  const first = sum(ran.map(({ code, report }) => reported(code, report)))
  try {
    if (first.failed > 0 && (await holdAtSecondTry(ran.map(({ report }) => failuresOf(report)))))
      return { passed: first.passed + first.failed, failed: 0 }
  } catch {
    // Nobody can say which have failed.
  }
  return first
}

async function browser(): Promise<Count> {
  const executable = await findChromium(thisMachine(console.log), console.log, 'shell')
  if (executable === null) {
    console.log(NO_BROWSER)
    return count(1, 0, 0)
  }
  await bringFonts(console.log)
  const { path, sandbox } = executable
  console.log(`Chromium: ${path}${sandbox ? '' : ' (without its sandbox, which does not work here)'}`)
  const file = join(reports, 'playwright.json')
  const cli = join(repositoryRoot, 'e2e/node_modules/@playwright/test/cli.js')
  const args = [cli, 'test', '--config', 'e2e/playwright.config.ts']
  const { code } = await runTool(process.execPath, args, {
    show: true,
    env: { ...env, CHROMIUM_PATH: path, MUSI_CHROMIUM_SANDBOX: sandbox ? 'on' : 'off', MUSI_E2E_REPORT: file },
  })
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    }
    const hasFailed = stats.flaky > TOLERATED_SECOND_TRIES
    if (stats.flaky > 0)
      console.log(`${stats.flaky} held only at the second try${hasFailed ? ', and have failed' : ''}: named above.`)
    const flaky = hasFailed ? { passed: 0, failed: stats.flaky } : { passed: stats.flaky, failed: 0 }
    return count(code, stats.expected + flaky.passed, stats.unexpected + flaky.failed + stats.skipped)
  } catch {
    return count(1, 0, 0)
  }
}

async function kills(): Promise<Count> {
  const { code } = await runTool(process.execPath, ['scripts/kills.ts', '--rounds', '200', '--inside', '60'], {
    show: true,
  })
  return count(code, 1, 0)
}

async function mutants(): Promise<Count> {
  const { code } = await runTool(process.execPath, ['scripts/mutants.ts'], { show: true })
  return count(code, 1, 0)
}

async function built(): Promise<Count> {
  if (!(await buildWeb(console.log))) return { passed: 0, failed: 1 }
  return checkBundle(console.log) ? { passed: 2, failed: 0 } : { passed: 1, failed: 1 }
}

/** Those of one line run at the same time: each of them has moments with one thread, and each line they print says whose it is. */
const STAGES: Stage[][] = [
  [
    { name: 'the rules of the house', run: runChecks },
    { name: 'the web app builds, and its bundle keeps the rules', run: built },
    ...(quick ? [] : [{ name: 'contracts', run: () => runContracts({ long }) }]),
  ],
  [{ name: 'rules, chain and server', run: units }],
  ...(quick
    ? []
    : [
        [{ name: 'components in a real browser', run: screens }],
        [{ name: 'journeys in a real browser', run: browser }],
      ]),
  ...(long
    ? [
        [{ name: '200 kills of the chain', run: kills }],
        [{ name: 'mutants of the rules of money and lists, and of the contracts', run: mutants }],
      ]
    : []),
]

async function counted({ name, run }: Stage): Promise<Count> {
  const since = performance.now()
  console.log(`\n── ${name}`)
  const { passed, failed } = await run()
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${elapsedText(since)})`)
  return { passed, failed }
}

const started = performance.now()
const counts: Count[] = []
for (const stages of STAGES) counts.push(...(await Promise.all(stages.map(counted))))
const total = sum(counts)
rmSync(reports, { recursive: true, force: true })
console.log(`\n${counts.length} stages in ${elapsedText(started)} on ${availableParallelism()} cores`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
