import type { RpcRequest } from '../../rpcRequest.ts'
import { type Hex, toHex } from 'viem'
import { WalletError } from '../../chainErrors.ts'

/** EIP-5792's numbers for what became of a batch. */
const [PENDING, CONFIRMED, REVERTED] = [100, 200, 500]

/** Which transaction each batch became, by the id of its calls. */
export type BatchMemory = { find: (id: string) => string | undefined; keep: (id: string, hash: Hex) => void }

/** For as long as the page lives. */
export function shortMemory(): BatchMemory {
  const hashes = new Map<string, string>()
  return { find: (id) => hashes.get(id), keep: (id, hash) => void hashes.set(id, hash) }
}

/** The batches that were sent from here, and how they stand. */
export function demoBatches(request: RpcRequest, chainId: number, memory: BatchMemory) {
  return {
    /** The page's own id, or else the hash in other clothes, so that a page which mistakes one for the other is found out. */
    remember(hash: Hex, wanted: string | null): string {
      const id = wanted ?? `0x${hash.slice(2, 34)}`
      memory.keep(id, hash)
      return id
    },
    async status(id: string) {
      const hash = memory.find(id)
      if (hash === undefined) throw new WalletError('unknownCalls', 'This wallet knows no such batch.')
      const receipt = (await request('eth_getTransactionReceipt', [hash])) as { status?: unknown } | null
      const beginning = { version: '2.0.0', id, chainId: toHex(chainId), atomic: true }
      if (receipt === null) return { ...beginning, status: PENDING }
      return { ...beginning, status: receipt.status === '0x1' ? CONFIRMED : REVERTED, receipts: [receipt] }
    },
  }
}
