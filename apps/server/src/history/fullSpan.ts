import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { type Block, parseBlock } from '@musi/chain/requests/blocks/block'
import type { BlockReceipt } from '@musi/chain/requests/blocks/blockReceipts'
import { type Header, parseHeader } from '@musi/chain/requests/blocks/header'
import type { BatchedCalls } from './proof/batchedCalls.ts'
import type { ChainReads } from './proof/chainReads.ts'
import { readReceipts } from './proof/readReceipts.ts'
import { Inconsistent } from './store/inconsistent.ts'
import type { SpanLog, Span } from './proof/spanLog.ts'

/** Every transaction of a span of blocks with its logs, in chain order. */
export type FullSpan = {
  blocks: readonly Block[]
  logs: readonly SpanLog[]
  statuses: ReadonlyMap<string, BlockReceipt['status']>
}

/** Parent hashes are checked, so that all blocks are of one chain. Headers prove the receipts. */
export async function readFullSpan(reads: ChainReads, span: Span): Promise<FullSpan> {
  const { blocks, headers } = await blocksOf(reads.askAny, span)
  const receipts = await readReceipts(reads, headers)
  return {
    blocks,
    logs: blocks.flatMap(({ number, hash }) =>
      (receipts.get(number) ?? []).flatMap(({ logs }) => logs.map((log) => ({ log, blockHash: hash }))),
    ),
    statuses: new Map([...receipts.values()].flat().map(({ transaction, status }) => [transaction, status])),
  }
}

async function blocksOf(
  ask: BatchedCalls,
  { from, to }: Span,
): Promise<{ blocks: readonly Block[]; headers: readonly Header[] }> {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const answers = await ask(
    numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [hexQuantity(number), true] })),
  )
  if (answers.includes(null)) throw new Inconsistent('The endpoint lacks a block before one that it has.')
  const blocks = answers.map(parseBlock)
  const isOneChain = blocks.every(
    ({ number, parentHash }, at) => number === from + at && (at === 0 || parentHash === blocks[at - 1]?.hash),
  )
  if (!isOneChain) throw new Inconsistent('The blocks were replaced while they were read.')
  return { blocks, headers: answers.map(parseHeader) }
}
