// Reads the test runners' reports: how many tests passed, and which failed.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export type Outcome = { passed: number; failed: number; failedNames: readonly string[] }
export type Failure = { file: string; name: string }

type Result = { passed: number; failed: number; failedNames?: readonly string[] }

/** A runner that exits with an error without naming a failed test counts as one failure. */
export const outcome = (code: number, { passed, failed, failedNames = [] }: Result): Outcome => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
  failedNames,
})

export const NOTHING_RAN: Outcome = outcome(1, { passed: 0, failed: 0 })

export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  failedNames: outcomes.flatMap(({ failedNames }) => failedNames),
})

type VitestReport = {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages?: readonly string[] }[]
  }[]
}

const REASON_LENGTH = 600

/** A failed test's name, and the start of each of its errors below it, for a log of which only the end is kept. */
const withReasons = (name: string, messages: readonly (string | undefined)[]): string =>
  [
    name,
    ...messages.flatMap((message = '') =>
      stripVTControlCharacters(message)
        .slice(0, REASON_LENGTH)
        .split('\n')
        .filter((line) => line.trim() !== ''),
    ),
  ].join('\n      ')

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Vitest's outcome; `failures` is null if something other than a test failed, or the report is unreadable. */
export function vitestOutcome(code: number, file: string): Outcome & { failures: readonly Failure[] | null } {
  try {
    const { numPassedTests, numTotalTests, testResults } = read(file) as VitestReport
    const failed = testResults.filter(({ status }) => status === 'failed')
    const failures = failed.flatMap((tests) =>
      tests.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => ({ file: tests.name, name: fullName, failureMessages })),
    )
    const unnamed = failed.filter(({ name }) => failures.every((failure) => failure.file !== name))
    const failedNames = [
      ...failures.map(({ name, failureMessages }) => withReasons(name, failureMessages)),
      ...unnamed.map(({ name }) => name),
    ]
    const result = { passed: numPassedTests, failed: numTotalTests - numPassedTests, failedNames }
    return {
      ...outcome(code, result),
      failures:
        unnamed.length === 0 && (code === 0 || failures.length > 0)
          ? failures.map(({ file: path, name }) => ({ file: path, name }))
          : null,
    }
  } catch {
    return { ...NOTHING_RAN, failures: null }
  }
}

type Journey = { status: string; results?: { error?: { message?: string } }[] }
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Journey[] }[] }
type PlaywrightReport = Suite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Playwright's outcome. `flaky` counts tests that passed only at the second try; they also count as failed. */
export function playwrightOutcome(code: number, file: string): Outcome & { flaky: number } {
  try {
    const report = read(file) as PlaywrightReport
    const { expected, unexpected, flaky, skipped } = report.stats
    const bad = new Set(['unexpected', 'skipped', 'flaky'])
    const failedNames = specsOf(report)
      .filter(({ tests }) => tests.some(({ status }) => bad.has(status)))
      .map(({ file: journey, title, tests }) =>
        withReasons(
          `${journey}: ${title}`,
          tests.flatMap(({ results = [] }) => results.map(({ error }) => error?.message)),
        ),
      )
    return { ...outcome(code, { passed: expected, failed: unexpected + skipped + flaky, failedNames }), flaky }
  } catch {
    return { ...NOTHING_RAN, flaky: 0 }
  }
}
