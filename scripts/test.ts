// npm test: everything that must hold before a change is handed on. Ends with one line, "N passed, N failed".
// --quick leaves out the browser, the contracts and the tests of whole programs; --long adds what takes hours.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { checkBundle } from './bundle.ts'
import { runChecks } from './check.ts'
import { runContracts } from './contracts.ts'
import { runHostile } from './test-run/hostileRun.ts'
import { runScreens } from './screens.ts'
import { repositoryRoot, elapsedText, runTool } from './run/steps.ts'
import { testBrowser } from './browser/testBrowser.ts'
import {
  type Failure,
  NOTHING_RAN,
  type Outcome,
  outcome,
  playwrightOutcome,
  sumOf,
  vitestOutcome,
} from './test-run/testReports.ts'
import { buildWeb } from './run/webBuild.ts'

type Count = { passed: number; failed: number }
type Stage = { name: string; run: () => Promise<Outcome | Count> }

const quick = process.argv.includes('--quick')
const long = process.argv.includes('--long')
const reports = mkdtempSync(join(tmpdir(), 'musi-reports-'))
const env: Record<string, string> = long ? { MUSI_LONG: '1' } : {}

/** Tests that start, kill and build whole programs: most of the total time, and rarely what a change breaks. */
const WHOLE_PROGRAMS = [
  'packages/devchain/src/{embeddedChain,kills/kills,anvil/orphan}.test.ts',
  'packages/contracts/generate.test.ts',
  'apps/server/src/run.test.ts',
  'scripts/{deploy,deployFaults,launch,setup,supplyChain,twoBuilds}.test.ts',
]

/** Limit for one stage: on a shared machine, one or two of thousands of tests may briefly get no processor. */
const TOLERATED_SECOND_TRIES = 2

/** Runs failed tests once more, if they are few. Returns false if they fail again, or the result is unknown. */
async function holdAtSecondTry(
  failures: readonly (readonly Failure[] | null)[],
  tryFiles: (files: readonly string[]) => Promise<boolean>,
): Promise<boolean> {
  const again = failures.flatMap((each) => each ?? [])
  if (failures.includes(null) || again.length === 0 || again.length > TOLERATED_SECOND_TRIES) return false
  console.log(`Trying ${again.length} of them again …`)
  const files = again.map(({ file }) => relative(repositoryRoot, file))
  if (!(await tryFiles([...new Set(files)]))) return false
  for (const { name } of again) console.log(`Held only at the second try: ${name}`)
  return true
}

const allPassed = ({ passed, failed }: Outcome): Outcome => ({ passed: passed + failed, failed: 0, fallen: [] })

async function units(): Promise<Outcome> {
  const file = join(reports, 'vitest.json')
  const excluded = quick ? WHOLE_PROGRAMS.map((tests) => `--exclude=${tests}`) : []
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...excluded]
  const { code } = await runTool('vitest', args, { show: true, env })
  const { failures, ...first } = vitestOutcome(code, file)
  const again = async (files: readonly string[]) =>
    (await runTool('vitest', ['run', ...files], { show: true, env })).code === 0
  return (await holdAtSecondTry([failures], again)) ? allPassed(first) : first
}

async function screens(): Promise<Outcome> {
  const ran = (await runScreens([], { reports, env })) ?? []
  if (ran.length === 0) return NOTHING_RAN
  const outcomes = ran.map(({ code, report }) => vitestOutcome(code, report))
  const again = async (files: readonly string[]) => {
    const pages = (await runScreens(files, { env })) ?? []
    return pages.length > 0 && pages.every(({ code }) => code === 0)
  }
  const held = await holdAtSecondTry(
    outcomes.map(({ failures }) => failures),
    again,
  )
  return held ? allPassed(sumOf(outcomes)) : sumOf(outcomes)
}

async function journeys(): Promise<Outcome> {
  const executable = await testBrowser()
  if (executable === null) return NOTHING_RAN
  const { path, sandbox } = executable
  console.log(`Chromium: ${path}${sandbox ? '' : ' (without its sandbox, which does not work here)'}`)
  const file = join(reports, 'playwright.json')
  const cli = join(repositoryRoot, 'e2e/node_modules/@playwright/test/cli.js')
  const args = [cli, 'test', '--config', 'e2e/playwright.config.ts']
  const { code } = await runTool(process.execPath, args, {
    show: true,
    env: { ...env, CHROMIUM_PATH: path, MUSI_CHROMIUM_SANDBOX: sandbox ? 'on' : 'off', MUSI_E2E_REPORT: file },
  })
  const { flaky, ...ran } = playwrightOutcome(code, file)
  if (flaky === 0 || flaky > TOLERATED_SECOND_TRIES || ran.failed > flaky) return ran
  for (const name of ran.fallen) console.log(`Held only at the second try: ${name}`)
  return allPassed(ran)
}

async function browserFound(): Promise<Count> {
  return (await testBrowser()) === null ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

async function tool(args: readonly string[]): Promise<Outcome> {
  const { code } = await runTool(process.execPath, [...args], { show: true })
  return outcome(code, { passed: code === 0 ? 1 : 0, failed: 0 })
}

async function built(): Promise<Count> {
  if (!(await buildWeb(console.log))) return { passed: 0, failed: 1 }
  return checkBundle(console.log) ? { passed: 2, failed: 0 } : { passed: 1, failed: 1 }
}

const RULES: Stage = { name: 'the rules of the house', run: runChecks }
const BUILD: Stage = { name: 'the web app builds, and its bundle keeps the rules', run: built }
const UNITS: Stage = { name: 'rules, chain and server', run: units }
const BROWSER: Stage = { name: 'a browser for the tests', run: browserFound }
const CONTRACTS: Stage = { name: 'contracts', run: () => runContracts({ long }) }
const SCREENS: Stage = { name: 'components in a real browser', run: screens }
const JOURNEYS: Stage = { name: 'journeys in a real browser', run: journeys }
const LONG: readonly Stage[] = [
  {
    name: '200 kills of the chain',
    run: () => tool(['scripts/kills.ts', '--rounds', '200', '--inside', '60']),
  },
  {
    name: 'mutants of the rules of money and lists, and of the contracts',
    run: () => tool(['scripts/mutants.ts']),
  },
  { name: 'attacks from outside', run: () => runHostile({ report: join(reports, 'hostile.json'), env }) },
]

/**
 * Stages of one row run at the same time, and each printed line names its stage. In the first row each has
 * single-threaded phases; the two browser stages wait for blocks, clocks and each other's programs, and alone they left
 * a quarter of both cores idle. Units fill both.
 */
const STAGES: (readonly Stage[])[] = [
  quick ? [RULES, BUILD] : [RULES, BUILD, CONTRACTS, BROWSER],
  [UNITS],
  ...(quick ? [] : [[SCREENS, JOURNEYS]]),
  ...(long ? LONG.map((stage) => [stage]) : []),
]

async function counted({ name, run }: Stage): Promise<Outcome> {
  const since = performance.now()
  console.log(`\n── ${name}`)
  const ran = await run()
  console.log(`── ${name}: ${ran.passed} passed, ${ran.failed} failed (${elapsedText(since)})`)
  const named = 'fallen' in ran ? ran.fallen : []
  return { ...ran, fallen: ran.failed > 0 && named.length === 0 ? [`${name}: named above`] : named }
}

const started = performance.now()
const outcomes: Outcome[] = []
for (const stages of STAGES) outcomes.push(...(await Promise.all(stages.map(counted))))
const { passed, failed, fallen } = sumOf(outcomes)
rmSync(reports, { recursive: true, force: true })
if (failed > 0) console.log(['\nWhat failed:', ...fallen].join('\n  '))
console.log(`\n${outcomes.length} stages in ${elapsedText(started)} on ${availableParallelism()} cores`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
