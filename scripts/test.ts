// npm test: runs every check that a change must pass. Its last line is "N passed, N failed".
// --quick omits the browser, the contracts and the tests of whole programs; --long adds stages that take hours.
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

/** Tests that start, kill or build whole programs. They take most of the time, and few changes break them. */
const WHOLE_PROGRAMS = [
  'packages/devchain/src/{embeddedChain,kills/kills,anvil/orphan}.test.ts',
  'packages/contracts/generate.test.ts',
  'apps/server/src/run.test.ts',
  'scripts/{deploy,deployFaults,launch,setup,supplyChain,twoBuilds}.test.ts',
]

/** Limit for one stage of hundreds of tests: on a shared machine, a few may time out because they get no processor. */
const MAX_SECOND_TRIES = 5

/** Runs failed tests once more, if there are few. Returns whether all of them passed. */
async function passAtSecondTry(
  failures: readonly (readonly Failure[] | null)[],
  tryFiles: (files: readonly string[]) => Promise<boolean>,
): Promise<boolean> {
  const failedTests = failures.flatMap((each) => each ?? [])
  if (failures.includes(null) || failedTests.length === 0 || failedTests.length > MAX_SECOND_TRIES) return false
  console.log(`Retrying ${failedTests.length} of them …`)
  const files = failedTests.map(({ file }) => relative(repositoryRoot, file))
  if (!(await tryFiles([...new Set(files)]))) return false
  for (const { name } of failedTests) console.log(`Passed only on the second try: ${name}`)
  return true
}

const allPassed = ({ passed, failed }: Outcome): Outcome => ({ passed: passed + failed, failed: 0, failedNames: [] })

async function units(): Promise<Outcome> {
  const file = join(reports, 'vitest.json')
  const excluded = quick ? WHOLE_PROGRAMS.map((tests) => `--exclude=${tests}`) : []
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...excluded]
  const { code } = await runTool('vitest', args, { show: true, env })
  const { failures, ...first } = vitestOutcome(code, file)
  const tryFiles = async (files: readonly string[]) =>
    (await runTool('vitest', ['run', ...files], { show: true, env })).code === 0
  return (await passAtSecondTry([failures], tryFiles)) ? allPassed(first) : first
}

async function screens(): Promise<Outcome> {
  const pages = (await runScreens([], { reports, env })) ?? []
  if (pages.length === 0) return NOTHING_RAN
  const outcomes = pages.map(({ code, report }) => vitestOutcome(code, report))
  const tryFiles = async (files: readonly string[]) => {
    const secondPages = (await runScreens(files, { env })) ?? []
    return secondPages.length > 0 && secondPages.every(({ code }) => code === 0)
  }
  const passed = await passAtSecondTry(
    outcomes.map(({ failures }) => failures),
    tryFiles,
  )
  return passed ? allPassed(sumOf(outcomes)) : sumOf(outcomes)
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
  const { flaky, ...result } = playwrightOutcome(code, file)
  if (flaky === 0 || flaky > MAX_SECOND_TRIES || result.failed > flaky) return result
  for (const name of result.failedNames) console.log(`Passed only on the second try: ${name}`)
  return allPassed(result)
}

async function findBrowser(): Promise<Count> {
  return (await testBrowser()) === null ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

async function runScript(args: readonly string[]): Promise<Outcome> {
  const { code } = await runTool(process.execPath, [...args], { show: true })
  return outcome(code, { passed: code === 0 ? 1 : 0, failed: 0 })
}

async function buildAndCheck(): Promise<Count> {
  if (!(await buildWeb(console.log))) return { passed: 0, failed: 1 }
  return checkBundle(console.log) ? { passed: 2, failed: 0 } : { passed: 1, failed: 1 }
}

const RULES: Stage = { name: 'the checks of the repository', run: runChecks }
const BUILD: Stage = { name: 'the web app builds, and its bundle follows the rules', run: buildAndCheck }
const UNITS: Stage = { name: 'rules, chain and server', run: units }
const BROWSER: Stage = { name: 'a browser for the tests', run: findBrowser }
const CONTRACTS: Stage = { name: 'contracts', run: () => runContracts({ long }) }
const SCREENS: Stage = { name: 'components in a real browser', run: screens }
const JOURNEYS: Stage = { name: 'journeys in a real browser', run: journeys }
const LONG: readonly Stage[] = [
  {
    name: '200 kills of the chain',
    run: () => runScript(['scripts/run/kills.ts', '--rounds', '200', '--inside', '60']),
  },
  {
    name: 'mutants of the money and list rules and of the contracts',
    run: () => runScript(['scripts/mutants.ts']),
  },
  {
    name: 'five minutes of load and faults on three servers',
    run: () => runScript(['scripts/operation/soak.ts', '--minutes', '5']),
  },
  { name: 'attacks from outside', run: () => runHostile({ report: join(reports, 'hostile.json'), env }) },
]

/** Stages of one row run in parallel, because alone each of them leaves cores idle; UNITS uses all cores. */
const STAGES: (readonly Stage[])[] = [
  quick ? [RULES, BUILD] : [RULES, BUILD, CONTRACTS, BROWSER],
  [UNITS],
  ...(quick ? [] : [[SCREENS, JOURNEYS]]),
  ...(long ? LONG.map((stage) => [stage]) : []),
]

async function runStage({ name, run }: Stage): Promise<Outcome> {
  const since = performance.now()
  console.log(`\n── ${name}`)
  const result = await run()
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed (${elapsedText(since)})`)
  const named = 'failedNames' in result ? result.failedNames : []
  return { ...result, failedNames: result.failed > 0 && named.length === 0 ? [`${name}: failed, see above`] : named }
}

const started = performance.now()
const outcomes: Outcome[] = []
for (const stages of STAGES) outcomes.push(...(await Promise.all(stages.map(runStage))))
const { passed, failed, failedNames } = sumOf(outcomes)
rmSync(reports, { recursive: true, force: true })
if (failed > 0) console.log(['\nWhat failed:', ...failedNames].join('\n  '))
console.log(`\n${outcomes.length} stages in ${elapsedText(started)} on ${availableParallelism()} cores`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
