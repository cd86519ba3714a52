import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { type Hex, toHex } from 'viem'
import { WalletError } from '../../chainErrors.ts'

/** EIP-5792's status codes of a batch. */
const PENDING = 100
const CONFIRMED = 200
const REVERTED = 500

/** The transaction hash of each batch, by the batch's id. */
export type BatchMemory = { find: (id: string) => string | undefined; store: (id: string, hash: Hex) => void }

/** Keeps the hashes in memory, until the page is closed. */
export function inMemoryBatches(): BatchMemory {
  const hashes = new Map<string, string>()
  return { find: (id) => hashes.get(id), store: (id, hash) => void hashes.set(id, hash) }
}

/** Batches sent by the demo wallet, and their status. */
export function demoBatches(request: RpcRequest, chainId: number, memory: BatchMemory) {
  return {
    /** Stores a batch under the page's id, or under one derived from the hash but different from it, to expose mix-ups. */
    storeBatch(hash: Hex, requestedId: string | null): string {
      const id = requestedId ?? `0x${hash.slice(2, 34)}`
      memory.store(id, hash)
      return id
    },
    async status(id: string) {
      const hash = memory.find(id)
      if (hash === undefined) throw new WalletError('unknownCalls', 'This wallet knows no such batch.')
      const receipt = (await request('eth_getTransactionReceipt', [hash])) as { status?: unknown } | null
      const common = { version: '2.0.0', id, chainId: toHex(chainId), atomic: true }
      if (receipt === null) return { ...common, status: PENDING }
      return { ...common, status: receipt.status === '0x1' ? CONFIRMED : REVERTED, receipts: [receipt] }
    },
  }
}
