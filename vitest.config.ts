import { defineConfig } from 'vitest/config'

const TESTS = '**/*.test.{ts,tsx}'
/** They hold nothing between tests, so that files can share a process, its modules and its chains. */
const SHARED = ['packages/{domain,api,ui}', 'packages/{chain,devchain}']

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.screen.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // A busy machine is late, not wrong.
    expect: { poll: { timeout: 15_000, interval: 50 } },
    // One more than the cores of the smallest machine: programs that are started, ended and killed are mostly waited for.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and chain',
          include: SHARED.map((home) => `${home}/${TESTS}`),
          isolate: false,
          setupFiles: ['scripts/sharedChains.ts'],
        },
      },
      { extends: true, test: { name: 'the rest', include: [`{packages/contracts,apps,scripts,bench,e2e}/${TESTS}`] } },
    ],
  },
})
