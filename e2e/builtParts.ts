// The page of parts as the app is built, which no served build has: a tenth of what the dev build's thousand files cost a page.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Product, startProduct } from '@musi/scripts/product'
import { AS_SERVED } from '@musi/scripts/webBuild'
import { test as base } from '@playwright/test'
import { keepCache } from './keepCache.ts'

const root = dirname(import.meta.dirname)

/** `address`: the page of parts, on the product's own origin. */
export type Parts = { address: string; product: Product }

function built(): string {
  const dist = mkdtempSync(join(tmpdir(), 'musi-parts-'))
  const vite = join(root, 'apps/web/node_modules/vite/bin/vite.js')
  const args = [vite, 'build', 'apps/web', '--logLevel', 'error', '--outDir', dist, '--emptyOutDir']
  const env = { ...process.env, ...AS_SERVED, MUSI_PARTS: 'on' }
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env })
  if (status !== 0) throw new Error(`The page of parts could not be built:\n${String(stderr)}`)
  return dist
}

type Start = (env?: Record<string, string>) => Promise<Parts>

/** `startParts`: a product of one's own with that page in it; `parts`: the one of the worker, which nobody changes. */
export const test = base.extend<{ unwelcomed: undefined }, { startParts: Start; parts: Parts }>({
  /** A parts test is not about the welcome. */
  unwelcomed: [
    async ({ context }, use) => {
      keepCache(context)
      await context.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
      await use(undefined)
    },
    { auto: true },
  ],
  startParts: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dist = built()
      await use(async (env = {}) => {
        const product = await startProduct({ ...env, MUSI_PARTS_DIST: dist }, 'e2e/partsMain.ts')
        return { address: `${product.origin}/parts`, product }
      })
      rmSync(dist, { recursive: true })
    },
    { scope: 'worker' },
  ],
  parts: [
    async ({ startParts }, use) => {
      const parts = await startParts()
      await use(parts)
      await parts.product.stop()
    },
    { scope: 'worker' },
  ],
})
