import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './scripts/test-run/longFirst.ts'

/** Threads and programs that tests start load what the launcher's have compiled (scripts/launch.cjs): a third less work for each. */
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/musi-compiled')

const TESTS = '**/*.test.{ts,tsx}'
const NO_UNITS = ['**/node_modules/**', '**/dist/**', '**/*.screen.test.{ts,tsx}']
/** They hold nothing between tests, so that files can share a process, its modules and its chains. */
const SHARED = ['packages/{domain,api,ui}', 'packages/{chain,devchain,synth}', 'apps']
/** They measure what one greedy client takes of a process, so nothing else may have been in it. */
const ALONE = 'apps/server/src/{crowd,greedy}.test.ts'

export default defineConfig({
  test: {
    exclude: NO_UNITS,
    environment: 'node',
    globalSetup: 'scripts/test-run/testRun.ts',
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // A busy machine is late, not wrong.
    expect: { poll: { timeout: 15_000, interval: 50 } },
    // One more than the cores of the smallest machine: programs that are started, ended and killed are mostly waited for.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules, chain, page and server',
          include: SHARED.map((home) => `${home}/${TESTS}`),
          exclude: [...NO_UNITS, ALONE],
          isolate: false,
          setupFiles: ['scripts/test-run/sharedChains.ts', 'apps/web/src/testing/leftPages.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'the rest', include: [`{packages/contracts,scripts,bench,e2e}/${TESTS}`, ALONE] },
      },
    ],
  },
})
