import type { PageConfig } from '@musi/api/pageConfig'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserCommands } from './screens/browserCommands.ts'
import { devServer } from './build/devServer.ts'

const server = process.env['MUSI_DEV_SERVER']
if (server === undefined) throw new Error('The tests of components begin with: node scripts/screens.ts')
const config = (await (await fetch(`${server}/config`)).json()) as PageConfig

/** Component tests: all in one page of a real browser, with the real server behind it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), devServer(server)],
  test: {
    include: ['src/**/*.screen.test.{ts,tsx}'],
    setupFiles: ['screens/setup.ts'],
    provide: { config },
    testTimeout: 30_000,
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
        contextOptions: { viewport: { width: 1440, height: 900 }, locale: 'en-US' },
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          chromiumSandbox: process.env['MUSI_CHROMIUM_SANDBOX'] === 'on',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
