import type { Request } from '@musi/contracts/deploy/request'
import { type Hex, toHex } from 'viem'
import { WalletError } from '../../chainErrors.ts'

/** EIP-5792's numbers for what became of a batch. */
const [PENDING, CONFIRMED, REVERTED] = [100, 200, 500]

/** The batches that were sent from here, and how they stand. */
export function demoBatches(request: Request, chainId: number) {
  const hashes = new Map<string, Hex>()
  return {
    /** The id is the hash in other clothes, so that a page which mistakes one for the other is found out. */
    remember(hash: Hex): string {
      const id = `0x${hash.slice(2, 34)}`
      hashes.set(id, hash)
      return id
    },
    async status(id: string) {
      const hash = hashes.get(id)
      if (hash === undefined) throw new WalletError('unknownCalls', 'This wallet knows no such batch.')
      const receipt = (await request('eth_getTransactionReceipt', [hash])) as { status?: unknown } | null
      const beginning = { version: '2.0.0', id, chainId: toHex(chainId), atomic: true }
      if (receipt === null) return { ...beginning, status: PENDING }
      return { ...beginning, status: receipt.status === '0x1' ? CONFIRMED : REVERTED, receipts: [receipt] }
    },
  }
}
