import type { PageConfig } from '@musi/api/page/pageConfig'
import type { AddressBook } from '@musi/domain/addressBook'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { devServer } from './build/devServer.ts'
import { proxyLines } from './build/proxyLines.ts'
import { browserCommands } from './screens/browserCommands.ts'
import { mapsOfTests } from './screens/mapsOfTests.ts'
import { wholeWorkers } from './screens/wholeWorkers.ts'

const { MUSI_DEV_SERVER: server, MUSI_SCREENS_NODE: node, MUSI_SCREENS_ODD_TOKENS: odd = '[]' } = process.env
/** Two that begin together must not prepare their packages in one folder. */
const place = process.env['MUSI_SCREENS_PAGE'] ?? '0'
if (server === undefined || node === undefined)
  throw new Error('The tests of components begin with: node scripts/screens.ts')
const config = (await (await fetch(`${server}/config`)).json()) as PageConfig

/** Component tests: files share one page of a real browser, with the real server behind it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `node_modules/.vite/screens-${place}`,
  plugins: [react(), devServer(server), wholeWorkers(), mapsOfTests()],
  // A package that an older run had not met would be prepared under a running test, and the page be loaded anew.
  optimizeDeps: { force: true },
  server: {
    proxy: {
      '/test-node': {
        target: node,
        agent: proxyLines(),
        rewrite: () => '/',
        // The port of the chain answers programs and no pages; what passes here is asked by a program for a test.
        changeOrigin: true,
        configure: (proxy) => void proxy.on('proxyReq', (asked) => asked.removeHeader('origin')),
      },
    },
  },
  test: {
    include: ['src/**/*.screen.test.{ts,tsx}'],
    setupFiles: ['screens/setup.ts'],
    provide: { config, oddTokens: JSON.parse(odd) as AddressBook['tokens'] },
    // A busy machine is late, not wrong: as long as `eventually` waits.
    testTimeout: 60_000,
    // Longer than what a hook waits for: what did not come is named then.
    hookTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
    isolate: false,
    fileParallelism: false,
    api: { host: '127.0.0.1', port: Number(process.env['MUSI_SCREENS_PORT'] ?? 0), strictPort: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      commands: browserCommands,
      provider: playwright({
        // Motion is drawn sixty times a second; tests that are about it ask for it.
        contextOptions: { viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          chromiumSandbox: process.env['MUSI_CHROMIUM_SANDBOX'] === 'on',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
