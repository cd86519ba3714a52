// A product on a chain that the test itself has in hand: it says when blocks come, and takes them back.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestChain, testChain } from '@musi/devchain/testChain'
import { type Product, startProduct } from '@musi/scripts/product'
import { test as base } from './harness.ts'

/** The product in front of such a chain, or of what stands between: `url` is the node that its server asks. */
export async function productOn({ addressBook }: TestChain, url: string): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'musi-book-'))
  const book = join(folder, 'book.json')
  writeFileSync(book, JSON.stringify(addressBook))
  const product = await startProduct({ MUSI_RPC_URL: url, MUSI_ADDRESS_BOOK: book })
  const stop = async () => {
    await product.stop()
    rmSync(folder, { recursive: true })
  }
  return { ...product, stop }
}

export const test = base.extend<object, { chain: TestChain }>({
  chain: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const chain = await testChain({ holds: 'contracts' })
      await use(chain)
      await chain.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ chain }, use) => {
      const product = await productOn(chain, chain.wsUrl)
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
