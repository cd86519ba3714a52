import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { type Product, startProduct } from '@musi/scripts/run/product'

/**
 * A product on the chain of a test. `url`: the endpoint that its server uses, the chain itself or a
 * proxy.
 */
export async function productOn(
  { addressBook }: TestChain,
  url: string,
  env: Record<string, string> = {},
  main?: string,
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'musi-book-'))
  const book = join(folder, 'book.json')
  writeFileSync(book, JSON.stringify(addressBook))
  const product = await startProduct({ MUSI_RPC_URL: url, MUSI_ADDRESS_BOOK: book, ...env }, main)
  const stop = async () => {
    await product.stop()
    rmSync(folder, { recursive: true })
  }
  return { ...product, stop }
}
