// Fixtures of a worker: each starts once, when a journey first needs it. All are in this one list,
// because if the worker fixtures of two files differed, Playwright would restart the worker with
// its browser and products.
import { readRecord } from '@musi/devchain/anvil/chainRecord'
import { rpcRequest } from '@musi/devchain/rpc/rpcRequest'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { type Product, startProduct } from '@musi/scripts/run/product'
import { test as base } from '@playwright/test'
import { type HostileHost, startHostileHost } from './standins/hostileHost.ts'
import { productOn } from './productOn.ts'
import { type Relay, startRelay } from './standins/relay.ts'
import { waitUntilIndexed } from './waitUntilIndexed.ts'

type WorkerFixtures = {
  /**
   * The chain behind the plain product, without the limits of its server. Tests that change it restore it, because it
   * is shared.
   */
  plainChain: Pick<TestChain, 'request'>
  /** The product as `npm start` starts it. */
  plainProduct: Product
  /** A chain whose blocks the test mines and reverts itself. */
  chain: TestChain
  /** A product on `chain`, with the remote wallets switched on. */
  chainProduct: Product
  relay: Relay
  hostileHost: HostileHost
  /** A product that may fetch from `hostileHost`, which counts as part of its own network. */
  hostileHostProduct: Product
}

export const workerTest = base.extend<object, WorkerFixtures>({
  plainProduct: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct()
      // The server indexes a new chain after it starts to listen; until then some requests get a 503.
      await waitUntilIndexed(product)
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  plainChain: [
    async ({ plainProduct }, use) => {
      const record = readRecord(plainProduct.dataDir)
      if (record === null) throw new Error('The product has no chain of its own.')
      await use({ request: rpcRequest(`http://${record.host}:${record.port}`) })
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
    async ({ chain, relay }, use) => {
      const product = await productOn(chain, chain.wsUrl, {
        MUSI_WALLETCONNECT_PROJECT_ID: 'stand-in',
        MUSI_WALLETCONNECT_RELAY_URL: relay.url,
        MUSI_FORTMATIC_KEY: 'pk_test_0123456789ABCDEF',
        MUSI_COINBASE_WALLET: 'on',
      })
      await waitUntilIndexed(product)
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
  hostileHost: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = await startHostileHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  hostileHostProduct: [
    async ({ hostileHost }, use) => {
      const product = await startProduct({
        // The hostile host is accepted, because operators may configure hosts of their own network.
        // The first of its two gateways lies.
        MUSI_IPFS_GATEWAYS: `/ipfs/,${hostileHost.httpOrigin},${hostileHost.origin}`,
        NODE_EXTRA_CA_CERTS: hostileHost.certFile,
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
