// What a worker starts, each once and when a journey first needs it. All of it stands in this one list: wherever two files differed in what
// belongs to a worker, Playwright would end that worker with its browser and its products, and begin another.
import { readRecord } from '@musi/devchain/chainRecord'
import { rpcRequest } from '@musi/devchain/rpcRequest'
import { type TestChain, testChain } from '@musi/devchain/testChain'
import { type Product, startProduct } from '@musi/scripts/product'
import { test as base } from '@playwright/test'
import { partsBuild } from './partsBuild.ts'
import { productOn } from './productOn.ts'
import { type Relay, startRelay } from './standins/relay.ts'
import { untilLevel } from './untilLevel.ts'

/** `address`: the page of parts, on the product's own origin. */
export type Parts = { address: string; product: Product }

type OfWorker = {
  /** The chain behind the plain product, past all that its server allows. Whoever changes it leaves it whole: it is everybody’s. */
  plainChain: Pick<TestChain, 'request'>
  /** As `npm start` gives it. */
  plainProduct: Product
  /** A chain that the test itself has in hand: it says when blocks come, and takes them back. */
  chain: TestChain
  chainProduct: Product
  relay: Relay
  /** With the wallets that live elsewhere. */
  remoteProduct: Product
  /** A product of one's own with the page of parts in it. */
  startParts: (env?: Record<string, string>) => Promise<Parts>
  /** The one of the worker, which nobody changes. */
  parts: Parts
}

export const workerTest = base.extend<object, OfWorker>({
  plainProduct: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct()
      // The history of a new chain is taken in after the page answers; until then it says 503, which no other journey is about.
      await untilLevel(product)
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  plainChain: [
    async ({ plainProduct }, use) => {
      const record = readRecord(plainProduct.dataDir)
      if (record === null) throw new Error('The product has no chain of its own.')
      await use({ request: rpcRequest(`http://127.0.0.1:${record.port}`) })
    },
    { scope: 'worker' },
  ],
  chain: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const chain = await testChain({ holds: 'contracts' })
      await use(chain)
      await chain.stop()
    },
    { scope: 'worker' },
  ],
  chainProduct: [
    async ({ chain }, use) => {
      const product = await productOn(chain, chain.wsUrl)
      await untilLevel(product)
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  relay: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const relay = await startRelay()
      await use(relay)
      await relay.close()
    },
    { scope: 'worker' },
  ],
  remoteProduct: [
    async ({ relay }, use) => {
      const product = await startProduct({
        MUSI_WALLETCONNECT_PROJECT_ID: 'stand-in',
        MUSI_WALLETCONNECT_RELAY_URL: relay.url,
        MUSI_FORTMATIC_KEY: 'pk_test_0123456789ABCDEF',
        MUSI_COINBASE_WALLET: 'on',
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  startParts: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dist = partsBuild()
      await use(async (env = {}) => {
        const product = await startProduct({ ...env, MUSI_PARTS_DIST: dist }, 'e2e/partsMain.ts')
        return { address: `${product.origin}/parts`, product }
      })
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
