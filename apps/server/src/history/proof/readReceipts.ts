import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { type BlockReceipt, hasReceipts, provenReceipts } from '@musi/chain/requests/blocks/blockReceipts'
import type { Header } from '@musi/chain/requests/blocks/header'
import type { BatchedCalls } from './batchedCalls.ts'
import type { ChainReads } from './chainReads.ts'
import { Inconsistent } from '../store/inconsistent.ts'

/** Few, because a block of Polygon has about a megabyte of receipts. */
const BLOCKS_AT_ONCE = 8
/** Chains whose blocks may end with a receipt for Polygon's state sync: Polygon and Amoy. */
const STATE_SYNC_CHAINS: ReadonlySet<number> = new Set([137, 80002])

/** Receipts of each block, proven by its header. If an answer cannot be proven, each endpoint is asked in turn. */
export async function readReceipts(
  { askAny, askEach, chainId }: ChainReads,
  headers: readonly Header[],
): Promise<ReadonlyMap<number, readonly BlockReceipt[]>> {
  const proven = new Map<number, readonly BlockReceipt[]>()
  for (const header of headers) if (!hasReceipts(header)) proven.set(header.number, [])
  for (const ask of [askAny, ...askEach]) {
    const missing = headers.filter(({ number }) => !proven.has(number))
    for (let at = 0; at < missing.length; at += BLOCKS_AT_ONCE) {
      const batch = missing.slice(at, at + BLOCKS_AT_ONCE)
      const answers = await receiptsFrom(ask, batch, ask === askAny && askEach.length === 0)
      for (const [index, header] of batch.entries()) {
        const receipts = parseReceipts(answers[index], header, STATE_SYNC_CHAINS.has(chainId))
        if (receipts !== null) proven.set(header.number, receipts)
      }
    }
  }
  const unproven = headers.find(({ number }) => !proven.has(number))
  if (unproven !== undefined)
    throw new Inconsistent(`No endpoint has the receipts of block ${unproven.number} that its header names.`)
  return proven
}

/** Returns no receipts if the endpoint fails, but rejects if it is the only one. */
async function receiptsFrom(
  ask: BatchedCalls,
  headers: readonly Header[],
  isOnlyEndpoint: boolean,
): Promise<readonly unknown[]> {
  try {
    return await ask(headers.map(({ number }) => ({ method: 'eth_getBlockReceipts', params: [hexQuantity(number)] })))
  } catch {
    // Some nodes return only receipts of single transactions.
    const hashes = headers.flatMap(({ transactions }) => transactions)
    const answers = await ask(hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }))).catch(
      (error: unknown) => {
        if (isOnlyEndpoint) throw error
        return []
      },
    )
    let from = 0
    return headers.map(({ transactions }) => answers.slice(from, (from += transactions.length)))
  }
}

function parseReceipts(answer: unknown, header: Header, mayHaveStateSync: boolean): readonly BlockReceipt[] | null {
  try {
    return provenReceipts(answer, header, mayHaveStateSync)
  } catch {
    // A malformed answer proves nothing.
    return null
  }
}
