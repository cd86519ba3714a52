// The attack tests, `npm run test:hostile`. Each file starts its own product and attacks it over its port.
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['e2e/hostile/*.hostile.ts'],
    environment: 'node',
    globalSetup: 'scripts/test-run/testRun.ts',
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // The attacks measure one product's answers, so only one file runs at a time.
    fileParallelism: false,
  },
})
