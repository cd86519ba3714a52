import type { PageConfig } from '@musi/api/page/pageConfig'
import type { AddressBook } from '@musi/domain/addressBook'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { devServer } from './build/devServer.ts'
import { proxyAgent } from './build/proxyAgent.ts'
import { browserCommands } from './screens/browserCommands.ts'
import { mapsOfTests } from './screens/mapsOfTests.ts'
import { wholeWorkers } from './screens/wholeWorkers.ts'

const { MUSI_DEV_SERVER: server, MUSI_SCREENS_NODE: node, MUSI_SCREENS_ODD_TOKENS: odd = '[]' } = process.env
/** Distinguishes runs started at the same time, which must not prepare their packages in the same folder. */
const place = process.env['MUSI_SCREENS_PAGE'] ?? '0'
if (server === undefined || node === undefined)
  throw new Error('The tests of components begin with: node scripts/screens.ts')
const config = (await (await fetch(`${server}/config`)).json()) as PageConfig

/** Hundreds of tests are no single visitor, whom the server would limit: a new client begins after this many requests. */
const REQUESTS_OF_A_CLIENT = 100
let requests = 0
const currentClient = (): string => {
  const client = Math.floor((requests += 1) / REQUESTS_OF_A_CLIENT)
  return `10.${(client >> 8) & 255}.${client & 255}.1`
}

/** Component tests: files share one page of a real browser, with the real server behind it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `node_modules/.vite/screens-${place}`,
  plugins: [react(), devServer(server, currentClient), wholeWorkers(), mapsOfTests()],
  // Otherwise a package added since the last run would be prepared during a test, and would reload
  // the page.
  optimizeDeps: { force: true },
  server: {
    proxy: {
      '/test-node': {
        target: node,
        agent: proxyAgent(),
        rewrite: () => '/',
        // Browsers cannot call the chain's port directly, so the proxy forwards requests of tests
        // to it.
        changeOrigin: true,
        configure: (proxy) => void proxy.on('proxyReq', (asked) => asked.removeHeader('origin')),
      },
    },
  },
  test: {
    include: ['src/**/*.screen.test.{ts,tsx}'],
    setupFiles: ['screens/setup.ts'],
    provide: { config, oddTokens: JSON.parse(odd) as AddressBook['tokens'] },
    // Generous, because a test on a busy machine is slow, not wrong.
    testTimeout: 60_000,
    // Longer than any wait inside a hook, so that the hook reports what was missing.
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
        // Animations redraw sixty times a second, so only tests about motion enable them.
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
