import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { outcome, playwrightOutcome, sumOf, vitestOutcome } from './testReports.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeReport(report: unknown): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(report))
  return file
}

const tests = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({ status, fullName: `${name} ${at}` })),
})

const vitestReport = (numPassedTests: number, numTotalTests: number, ...testResults: ReturnType<typeof tests>[]) =>
  writeReport({ numPassedTests, numTotalTests, testResults })

test('a failed test is named with its file', () => {
  const report = vitestReport(2, 3, tests('a.test.ts', 'passed', 'failed'), tests('b.test.ts', 'passed'))
  expect(vitestOutcome(1, report)).toEqual({
    passed: 2,
    failed: 1,
    failedNames: ['a.test.ts 1'],
    failures: [{ file: 'a.test.ts', name: 'a.test.ts 1' }],
  })
})

test('a file that fails without a test is named, without naming a test', () => {
  const report = vitestReport(1, 1, tests('a.test.ts', 'passed'), tests('broken.test.ts'))
  expect(vitestOutcome(1, report)).toEqual({ passed: 1, failed: 1, failedNames: ['broken.test.ts'], failures: null })
})

test('a runner that exits badly without a failed test, or without a report, has failed', () => {
  expect(vitestOutcome(1, vitestReport(1, 1, tests('a.test.ts', 'passed')))).toMatchObject({
    failed: 1,
    failures: null,
  })
  expect(vitestOutcome(0, join(folder, 'missing.json'))).toMatchObject({ passed: 0, failed: 1, failures: null })
  expect(outcome(0, { passed: 0, failed: 0 })).toMatchObject({ failed: 1 })
})

const playwrightReport = (stats: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }) =>
  writeReport({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    suites: [
      {
        specs: [{ title: 'buys', file: 'market.e2e.ts', tests: [{ status: 'expected' }] }],
        suites: [
          {
            specs: [
              { title: 'sells', file: 'market.e2e.ts', tests: [{ status: 'unexpected' }] },
              { title: 'lists', file: 'market.e2e.ts', tests: [{ status: 'flaky' }] },
              { title: 'waits', file: 'market.e2e.ts', tests: [{ status: 'skipped' }] },
            ],
          },
        ],
      },
    ],
  })

test('a journey that failed, was skipped or passed only at its second try has failed, and is named', () => {
  const report = playwrightReport({ expected: 1, unexpected: 1, flaky: 1, skipped: 1 })
  expect(playwrightOutcome(1, report)).toEqual({
    passed: 1,
    failed: 3,
    flaky: 1,
    failedNames: ['market.e2e.ts: sells', 'market.e2e.ts: lists', 'market.e2e.ts: waits'],
  })
})

test('below the name of a failed test stands the start of each of its errors, without colours', () => {
  const error = { message: '\u001b[31mError: expected 1\u001b[39m\n\n  received 2' }
  const journey = { title: 'lists', file: 'market.e2e.ts', tests: [{ status: 'flaky', results: [{ error }, {}] }] }
  const journeys = writeReport({
    stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [{ specs: [journey] }],
  })
  expect(playwrightOutcome(0, journeys).failedNames).toEqual([
    'market.e2e.ts: lists\n      Error: expected 1\n        received 2',
  ])
  const units = writeReport({
    numPassedTests: 0,
    numTotalTests: 1,
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['Error: 3'.padEnd(9999, '.')] }],
      },
    ],
  })
  expect(vitestOutcome(1, units)).toMatchObject({
    failures: [{ file: '/a.test.ts', name: 'adds' }],
    failedNames: [`adds\n      ${'Error: 3'.padEnd(600, '.')}`],
  })
})

test('outcomes are added up, with all names', () => {
  const parts = [
    outcome(0, { passed: 2, failed: 0 }),
    outcome(1, { passed: 1, failed: 1, failedNames: ['one'] }),
    outcome(1, { passed: 3, failed: 1, failedNames: ['two'] }),
  ]
  expect(sumOf(parts)).toEqual({ passed: 6, failed: 2, failedNames: ['one', 'two'] })
})
