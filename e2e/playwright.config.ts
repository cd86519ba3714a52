import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 2,
  // A retry distinguishes a flaky test from a real failure; more than five flaky journeys fail the
  // suite (scripts/test.ts).
  retries: 1,
  forbidOnly: true,
  // Generous, because a busy machine is slow.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['MUSI_E2E_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    // Saves half of each test's time, which a new context and process with an empty code cache
    // would take. Between tests, Playwright clears the storage of every origin, caches, cookies,
    // workers, routes, init scripts, the clock and all pages but one; harness.ts revokes
    // permissions, and gives tests that stop the clock their own context.
    reuseContext: true,
    viewport: { width: 1440, height: 900 },
    // Animations are drawn sixty times a second, which takes a tenth of the time of all journeys.
    // Journeys about motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the time, so it is on only if MUSI_TRACE is `on`.
    trace: process.env['MUSI_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
      chromiumSandbox: process.env['MUSI_CHROMIUM_SANDBOX'] === 'on',
    },
  },
})
