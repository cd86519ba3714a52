import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { type Block, parseBlock } from '@musi/chain/requests/blocks/block'
import { parseFields } from '@musi/chain/rpc/wire'
import type { BatchedCalls } from './batchedCalls.ts'
import { Inconsistent } from './store/inconsistent.ts'
import { type SpanLog, type Span, inChainOrder, parseSpanLogs } from './spanLog.ts'

export type Status = 'success' | 'failed' | 'unknown'

/** Every transaction of a span of blocks with its logs, in chain order. */
export type FullSpan = {
  blocks: readonly Block[]
  logs: readonly SpanLog[]
  /** Status of transactions without logs. A transaction with logs succeeded. */
  statusWithoutLogs: ReadonlyMap<string, Status>
}

/** Each block names its parent, so all blocks are from one chain. */
export async function readFullSpan(askAll: BatchedCalls, span: Span): Promise<FullSpan> {
  const range = { fromBlock: hexQuantity(span.from), toBlock: hexQuantity(span.to) }
  const [logs, blocks] = await Promise.all([
    askAll([{ method: 'eth_getLogs', params: [range] }]).then(([answer]) => inChainOrder(parseSpanLogs(answer, span))),
    blocksOf(askAll, span),
  ])
  const blockOf = new Map(blocks.flatMap(({ hash, transactions }) => transactions.map((each) => [each.hash, hash])))
  if (logs.some(({ log, blockHash }) => blockOf.get(log.transaction) !== blockHash))
    throw new Inconsistent('The endpoint has logs of a transaction that is not in its block.')
  const withLogs = new Set(logs.map(({ log }) => log.transaction))
  return {
    blocks,
    logs,
    statusWithoutLogs: await statusesOf(
      askAll,
      [...blockOf.keys()].filter((hash) => !withLogs.has(hash)),
    ),
  }
}

async function blocksOf(askAll: BatchedCalls, { from, to }: Span): Promise<readonly Block[]> {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const answers = await askAll(
    numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [hexQuantity(number), true] })),
  )
  if (answers.includes(null)) throw new Inconsistent('The endpoint lacks a block before one that it has.')
  const blocks = answers.map(parseBlock)
  const isOneChain = blocks.every(
    ({ number, parentHash }, at) => number === from + at && (at === 0 || parentHash === blocks[at - 1]?.hash),
  )
  if (!isOneChain) throw new Inconsistent('The blocks were replaced while they were read.')
  return blocks
}

async function statusesOf(askAll: BatchedCalls, hashes: readonly string[]): Promise<ReadonlyMap<string, Status>> {
  const answers = await askAll(hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })))
  return new Map(
    hashes.map((hash, at) => {
      if (answers[at] === null) throw new Inconsistent('The endpoint has no receipt of a transaction in its block.')
      return [hash, statusOf(parseFields(answers[at])['status'])]
    }),
  )
}

const statusOf = (status: unknown): Status =>
  status === undefined || status === null ? 'unknown' : Number(status) === 1 ? 'success' : 'failed'
