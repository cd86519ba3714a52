import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { type BlockReceipt, hasReceipts, provenReceipts } from '@musi/chain/requests/blocks/blockReceipts'
import type { Header } from '@musi/chain/requests/blocks/header'
import type { BatchedCalls } from './batchedCalls.ts'
import type { ChainReads } from './chainReads.ts'
import { Inconsistent } from '../store/inconsistent.ts'

/** A block of Polygon has about a megabyte of receipts. */
const BLOCKS_AT_ONCE = 8
/** Chains that add a receipt of their state sync: Polygon and Amoy. */
const STATE_SYNC_CHAINS: ReadonlySet<number> = new Set([137, 80002])

/** Receipts of each block, proven by its header. If the first answer proves nothing, each endpoint is asked in turn. */
export async function readReceipts(
  { askAll, askEach, chainId }: ChainReads,
  headers: readonly Header[],
): Promise<ReadonlyMap<number, readonly BlockReceipt[]>> {
  const proven = new Map<number, readonly BlockReceipt[]>()
  for (const header of headers) if (!hasReceipts(header)) proven.set(header.number, [])
  for (const ask of [askAll, ...askEach]) {
    const missing = headers.filter(({ number }) => !proven.has(number))
    for (let at = 0; at < missing.length; at += BLOCKS_AT_ONCE) {
      const some = missing.slice(at, at + BLOCKS_AT_ONCE)
      const answers = await receiptsAt(ask, some, ask === askAll && askEach.length === 0)
      for (const [index, header] of some.entries()) {
        const receipts = parsed(answers[index], header, STATE_SYNC_CHAINS.has(chainId))
        if (receipts !== null) proven.set(header.number, receipts)
      }
    }
  }
  const lost = headers.find(({ number }) => !proven.has(number))
  if (lost !== undefined)
    throw new Inconsistent(`No endpoint has the receipts of block ${lost.number} that its header names.`)
  return proven
}

/** An endpoint that fails answers nothing, unless it is the only one. */
async function receiptsAt(
  ask: BatchedCalls,
  headers: readonly Header[],
  isOnlyOne: boolean,
): Promise<readonly unknown[]> {
  try {
    return await ask(headers.map(({ number }) => ({ method: 'eth_getBlockReceipts', params: [hexQuantity(number)] })))
  } catch {
    // Some nodes only have receipts of single transactions.
    const hashes = headers.flatMap(({ transactions }) => transactions)
    const answers = await ask(hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }))).catch(
      (error: unknown) => {
        if (isOnlyOne) throw error
        return []
      },
    )
    let from = 0
    return headers.map(({ transactions }) => answers.slice(from, (from += transactions.length)))
  }
}

function parsed(answer: unknown, header: Header, mayHaveStateSync: boolean): readonly BlockReceipt[] | null {
  try {
    return provenReceipts(answer, header, mayHaveStateSync)
  } catch {
    // A malformed answer proves nothing.
    return null
  }
}
