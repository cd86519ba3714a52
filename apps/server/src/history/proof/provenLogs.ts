import { CHAIN_EVENT_TOPICS } from '@musi/chain/events/chainEvent'
import type { BlockReceipt } from '@musi/chain/requests/blocks/blockReceipts'
import { type Header, parseHeader } from '@musi/chain/requests/blocks/header'
import { type BloomBits, bloomBits, bloomMayHave, parseBloom } from '@musi/chain/requests/blocks/logsBloom'
import type { Address } from '@musi/domain/address'
import { Inconsistent } from '../store/inconsistent.ts'
import { type Span, type SpanLog, inChainOrder } from './spanLog.ts'
import type { ChainReads } from './chainReads.ts'
import { readReceipts } from './readReceipts.ts'
import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import type { BatchedCalls } from './batchedCalls.ts'

/** Cached, because every block is checked for every contract. */
const bitsOfAddress = new Map<Address, BloomBits>()
const BITS_OF_TOPICS = CHAIN_EVENT_TOPICS.map(bloomBits)
const TOPICS: ReadonlySet<string> = new Set(CHAIN_EVENT_TOPICS)

export type LogProofs = {
  /** Logs of the watched contracts, proven by the headers of their blocks. */
  logsOf: (watched: readonly Address[], answers: LogAnswers) => Promise<readonly SpanLog[]>
  headerOf: (block: number) => Header | undefined
  receipts: () => readonly BlockReceipt[]
}

export type LogAnswers = {
  /** Logs that one endpoint returned. */
  logs: readonly SpanLog[]
  /** Blocks in which another endpoint has logs. */
  blocksOfOthers: ReadonlySet<number>
}

/**
 * Checks a node's logs against the headers of their blocks. A block is doubtful if an endpoint reports a log in it, or if
 * its bloom filter may contain one. Receipts, proven by the header, then say which logs a doubtful block has. Blocks
 * before `checkAllFrom` are doubtful only if an endpoint reports a log in them.
 */
export async function logProofs(reads: ChainReads, span: Span, checkAllFrom: number): Promise<LogProofs> {
  const headers = new Map<number, Header>()
  const proven = new Map<number, readonly BlockReceipt[]>()

  async function addHeaders(blocks: readonly number[]): Promise<void> {
    for (const header of await readHeaders(reads.askAny, blocks)) headers.set(header.number, header)
  }
  const first = Math.max(span.from, checkAllFrom)
  if (first <= span.to) await addHeaders(Array.from({ length: span.to - first + 1 }, (_, at) => first + at))

  return {
    async logsOf(watched, { logs, blocksOfOthers }) {
      const reported = new Set([...logs.map(({ log }) => log.block), ...blocksOfOthers])
      await addHeaders([...reported].filter((block) => !headers.has(block)).toSorted((a, b) => a - b))
      if (logs.some(({ log, blockHash }) => headers.get(log.block)?.hash !== blockHash))
        throw new Inconsistent('The blocks were replaced while they were read.')
      const bits = watched.map(bitsOf)
      const doubtful = [...headers.values()].filter(
        (header) => !proven.has(header.number) && (reported.has(header.number) || mayHaveLogOf(header, bits)),
      )
      for (const [block, receipts] of await readReceipts(reads, doubtful)) proven.set(block, receipts)
      return logsIn(proven, headers, new Set(watched))
    },
    headerOf: (block) => headers.get(block),
    receipts: () => [...proven.values()].flat(),
  }
}

function bitsOf(address: Address): BloomBits {
  const bits = bitsOfAddress.get(address) ?? bloomBits(address)
  bitsOfAddress.set(address, bits)
  return bits
}

function mayHaveLogOf({ logsBloom }: Header, bitsOfWatched: readonly BloomBits[]): boolean {
  const bloom = parseBloom(logsBloom)
  const mayHave = (bits: BloomBits) => bloomMayHave(bloom, bits)
  return BITS_OF_TOPICS.some(mayHave) && bitsOfWatched.some(mayHave)
}

function logsIn(
  proven: ReadonlyMap<number, readonly BlockReceipt[]>,
  headers: ReadonlyMap<number, Header>,
  watched: ReadonlySet<Address>,
): readonly SpanLog[] {
  const watchedLogs = [...proven].flatMap(([block, receipts]) =>
    receipts
      .flatMap(({ logs }) => logs)
      .filter(({ address, topics }) => watched.has(address) && TOPICS.has(topics[0] ?? ''))
      .map((log) => ({ log, blockHash: headers.get(block)?.hash ?? '' })),
  )
  return inChainOrder(watchedLogs)
}

const placeOf = ({ log }: SpanLog) => `${log.block} ${log.index}`

/** Counts the proven logs that an endpoint left out. Throws if it returned a log that is not in the block. */
export function countLeftOut(proven: readonly SpanLog[], answered: readonly SpanLog[]): number {
  const answeredPlaces = new Set(answered.map(placeOf))
  const provenPlaces = new Set(proven.map(placeOf))
  if (answered.some((log) => !provenPlaces.has(placeOf(log))))
    throw new Inconsistent('The endpoint answered with a log that its block does not have.')
  return proven.filter((log) => !answeredPlaces.has(placeOf(log))).length
}

/** Headers of some blocks, lowest first. Parent hashes are checked, so that consecutive blocks are of one chain. */
async function readHeaders(ask: BatchedCalls, blocks: readonly number[]): Promise<readonly Header[]> {
  const answers = await ask(
    blocks.map((block) => ({ method: 'eth_getBlockByNumber', params: [hexQuantity(block), false] })),
  )
  if (answers.includes(null)) throw new Inconsistent('The endpoint has logs of a block that it does not have.')
  const headers = answers.map(parseHeader)
  const areOfOneChain = headers.every(({ number, parentHash }, at) => {
    const before = headers[at - 1]
    return number === blocks[at] && (before?.number !== number - 1 || before.hash === parentHash)
  })
  if (!areOfOneChain) throw new Inconsistent('The blocks were replaced while they were read.')
  return headers
}
