import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { CHAIN_EVENT_TOPICS, chainEvent } from '@musi/chain/events/chainEvent'
import { address, fields } from '@musi/chain/rpc/wire'
import type { Address } from '@musi/domain/address'
import { readBlock } from '#platform/heads/readBlock.ts'
import type { ChainRecord } from './acts/chainRecord.ts'
import type { AskAll } from './askingAll.ts'
import type { Role } from './acts/followedContracts.ts'
import type { WholeSpan } from './wholeSpan.ts'
import { type SeenLog, type Span, inOrder, seenLogs } from './seenLog.ts'
import { Inconsistent } from './store/inconsistent.ts'
import { bornContracts, needsSender } from './acts/takeIn.ts'

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
export async function askedFacts(askAll: AskAll, scope: Scope, span: Span, known: Known): Promise<SpanFacts> {
  const { logs, records, born } = await recordsOf(askAll, scope, span, known)
  const [times, senders] = await Promise.all([timesOf(askAll, logs), sendersOf(askAll, records)])
  return { records, born, times, senders }
}

/** Facts of a span whose blocks and logs have all been read. */
export function readFacts(scope: Scope, { blocks, logs }: WholeSpan, known: Known): SpanFacts {
  const roleOf = (contract: Address) => known.get(contract)
  const ofThese = (contracts: ReadonlyMap<Address, Role>) => logs.filter(({ log }) => contracts.has(log.address))
  const born = bornContracts(decoded(ofThese(known)), { roleOf, isFollowed: scope.isFollowed })
  return {
    records: decoded(born.size === 0 ? ofThese(known) : ofThese(new Map([...known, ...born]))),
    born,
    times: new Map(blocks.map(({ number, timeSeconds }) => [number, timeSeconds])),
    senders: new Map(blocks.flatMap(({ transactions }) => transactions.map(({ hash, from }) => [hash, from]))),
  }
}

/** Includes contracts created within the span, whose logs can only be read once they are known. */
async function recordsOf(askAll: AskAll, scope: Scope, span: Span, known: Known) {
  const first = await logsOf(askAll, span, [...known.keys()])
  const roleOf = (contract: Address) => known.get(contract)
  const born = bornContracts(decoded(first), { roleOf, isFollowed: scope.isFollowed })
  const more = born.size === 0 ? [] : await logsOf(askAll, span, [...born.keys()])
  const logs = inOrder([...first, ...more])
  return { logs, records: decoded(logs), born }
}

async function logsOf(askAll: AskAll, span: Span, addresses: readonly Address[]): Promise<readonly SeenLog[]> {
  const wanted = new Set(addresses)
  const logs: SeenLog[] = []
  for (let at = 0; at < addresses.length; at += ADDRESSES_AT_ONCE) {
    const filter = { address: addresses.slice(at, at + ADDRESSES_AT_ONCE), topics: [CHAIN_EVENT_TOPICS] }
    const params = [{ ...filter, fromBlock: hexQuantity(span.from), toBlock: hexQuantity(span.to) }]
    const [answer] = await askAll([{ method: 'eth_getLogs', params }])
    const seen = seenLogs(answer, span)
    if (seen.some(({ log }) => !wanted.has(log.address)))
      throw new Inconsistent('The endpoint answered with logs of a contract that nobody asked for.')
    logs.push(...seen)
  }
  return logs
}

async function timesOf(askAll: AskAll, logs: readonly SeenLog[]): Promise<ReadonlyMap<number, number>> {
  const hashes = new Map(logs.map(({ log, blockHash }) => [log.block, blockHash]))
  const calls = [...hashes.keys()].map((block) => ({
    method: 'eth_getBlockByNumber',
    params: [hexQuantity(block), false],
  }))
  const blocks = (await askAll(calls)).map(readBlock)
  if (blocks.includes(null)) throw new Inconsistent('The endpoint has logs of a block that it does not have.')
  const times = new Map(blocks.flatMap((block) => (block === null ? [] : [[block.number, block.timeSeconds]])))
  const isOne = logs.every(({ log, blockHash }) => blockHash === hashes.get(log.block))
  const isSame = blocks.every((block) => block !== null && hashes.get(block.number) === block.hash)
  if (!isOne || !isSame) throw new Inconsistent('The blocks were replaced while they were read.')
  return times
}

async function sendersOf(askAll: AskAll, records: readonly ChainRecord[]): Promise<ReadonlyMap<string, Address>> {
  const hashes = [...new Set(records.filter(({ event }) => needsSender(event)).map(({ log }) => log.transaction))]
  const sent = await askAll(hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })))
  return new Map(
    hashes.map((hash, at) => {
      if (sent[at] === null) throw new Inconsistent('The endpoint has logs of a transaction that it does not have.')
      return [hash, address(fields(sent[at])['from'])]
    }),
  )
}

function decoded(logs: readonly SeenLog[]): readonly ChainRecord[] {
  return logs.flatMap(({ log }) => {
    const event = chainEvent(log)
    return event === null ? [] : [{ log, event }]
  })
}
