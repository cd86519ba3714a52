import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 2,
  // A retry tells a flaky test from a real failure; more than two flaky journeys fail the suite (scripts/test.ts).
  retries: 1,
  forbidOnly: true,
  // Generous, because a busy machine is slow.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['MUSI_E2E_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    // A new context, process and empty code cache for each test was half of its time. Between tests the storage of every origin,
    // caches, cookies, workers, routes, init scripts, the clock and all pages but one go; harness.ts takes back permissions, and
    // gives tests that hold the clock a context of their own.
    reuseContext: true,
    viewport: { width: 1440, height: 900 },
    // Animations are drawn sixty times a second, a tenth of the time of all journeys. Journeys about motion enable
    // them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time; MUSI_TRACE=on for whoever looks for a cause.
    trace: process.env['MUSI_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
      chromiumSandbox: process.env['MUSI_CHROMIUM_SANDBOX'] === 'on',
    },
  },
})
