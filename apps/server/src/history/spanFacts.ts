import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { CHAIN_EVENT_TOPICS, chainEvent } from '@musi/chain/events/chainEvent'
import { parseRpcAddress, parseFields } from '@musi/chain/rpc/wire'
import type { Address } from '@musi/domain/address'
import { readBlock } from '#platform/heads/readBlock.ts'
import type { ChainRecord } from './acts/chainRecord.ts'
import type { BatchedCalls } from './batchedCalls.ts'
import type { Role } from './acts/followedContracts.ts'
import type { FullSpan } from './fullSpan.ts'
import { type SpanLog, type Span, inChainOrder, parseSpanLogs } from './spanLog.ts'
import { Inconsistent } from './store/inconsistent.ts'
import { bornContracts, needsSender } from './acts/rowsFromRecords.ts'

type Known = ReadonlyMap<Address, Role>
type Scope = { isFollowed: (token0: Address, token1: Address) => boolean }

/** Facts needed to turn a span's events into rows. */
export type SpanFacts = {
  records: readonly ChainRecord[]
  born: ReadonlyMap<Address, Role>
  times: ReadonlyMap<number, number>
  senders: ReadonlyMap<string, Address>
}

/** Some nodes limit the addresses of a filter. */
const ADDRESSES_AT_ONCE = 1000

/** Facts of a span, read by the logs of the followed contracts. */
export async function readFactsByLogs(
  askAll: BatchedCalls,
  scope: Scope,
  span: Span,
  known: Known,
): Promise<SpanFacts> {
  const { logs, records, born } = await readRecords(askAll, scope, span, known)
  const [times, senders] = await Promise.all([readTimes(askAll, logs), readSenders(askAll, records)])
  return { records, born, times, senders }
}

/** Facts of a span whose blocks and logs have all been read. */
export function factsOfFullSpan(scope: Scope, { blocks, logs }: FullSpan, known: Known): SpanFacts {
  const roleOf = (contract: Address) => known.get(contract)
  const logsOfContracts = (contracts: ReadonlyMap<Address, Role>) =>
    logs.filter(({ log }) => contracts.has(log.address))
  const born = bornContracts(decodeLogs(logsOfContracts(known)), { roleOf, isFollowed: scope.isFollowed })
  return {
    records: decodeLogs(born.size === 0 ? logsOfContracts(known) : logsOfContracts(new Map([...known, ...born]))),
    born,
    times: new Map(blocks.map(({ number, timeSeconds }) => [number, timeSeconds])),
    senders: new Map(blocks.flatMap(({ transactions }) => transactions.map(({ hash, from }) => [hash, from]))),
  }
}

/** Includes contracts created within the span, whose logs can only be read once they are known. */
async function readRecords(askAll: BatchedCalls, scope: Scope, span: Span, known: Known) {
  const logsOfKnown = await readLogs(askAll, span, [...known.keys()])
  const roleOf = (contract: Address) => known.get(contract)
  const born = bornContracts(decodeLogs(logsOfKnown), { roleOf, isFollowed: scope.isFollowed })
  const logsOfNewContracts = born.size === 0 ? [] : await readLogs(askAll, span, [...born.keys()])
  const logs = inChainOrder([...logsOfKnown, ...logsOfNewContracts])
  return { logs, records: decodeLogs(logs), born }
}

async function readLogs(askAll: BatchedCalls, span: Span, addresses: readonly Address[]): Promise<readonly SpanLog[]> {
  const wanted = new Set(addresses)
  const logs: SpanLog[] = []
  for (let at = 0; at < addresses.length; at += ADDRESSES_AT_ONCE) {
    const filter = { address: addresses.slice(at, at + ADDRESSES_AT_ONCE), topics: [CHAIN_EVENT_TOPICS] }
    const params = [{ ...filter, fromBlock: hexQuantity(span.from), toBlock: hexQuantity(span.to) }]
    const [answer] = await askAll([{ method: 'eth_getLogs', params }])
    const seen = parseSpanLogs(answer, span)
    if (seen.some(({ log }) => !wanted.has(log.address)))
      throw new Inconsistent('The endpoint answered with logs of a contract that nobody asked for.')
    logs.push(...seen)
  }
  return logs
}

async function readTimes(askAll: BatchedCalls, logs: readonly SpanLog[]): Promise<ReadonlyMap<number, number>> {
  const hashes = new Map(logs.map(({ log, blockHash }) => [log.block, blockHash]))
  const calls = [...hashes.keys()].map((block) => ({
    method: 'eth_getBlockByNumber',
    params: [hexQuantity(block), false],
  }))
  const blocks = (await askAll(calls)).map(readBlock)
  if (blocks.includes(null)) throw new Inconsistent('The endpoint has logs of a block that it does not have.')
  const times = new Map(blocks.flatMap((block) => (block === null ? [] : [[block.number, block.timeSeconds]])))
  const hasOneHashPerBlock = logs.every(({ log, blockHash }) => blockHash === hashes.get(log.block))
  const areBlocksUnchanged = blocks.every((block) => block !== null && hashes.get(block.number) === block.hash)
  if (!hasOneHashPerBlock || !areBlocksUnchanged)
    throw new Inconsistent('The blocks were replaced while they were read.')
  return times
}

async function readSenders(
  askAll: BatchedCalls,
  records: readonly ChainRecord[],
): Promise<ReadonlyMap<string, Address>> {
  const hashes = [...new Set(records.filter(({ event }) => needsSender(event)).map(({ log }) => log.transaction))]
  const sent = await askAll(hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })))
  return new Map(
    hashes.map((hash, at) => {
      if (sent[at] === null) throw new Inconsistent('The endpoint has logs of a transaction that it does not have.')
      return [hash, parseRpcAddress(parseFields(sent[at])['from'])]
    }),
  )
}

function decodeLogs(logs: readonly SpanLog[]): readonly ChainRecord[] {
  return logs.flatMap(({ log }) => {
    const event = chainEvent(log)
    return event === null ? [] : [{ log, event }]
  })
}
