import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { CHAIN_EVENT_TOPICS, chainEvent } from '@musi/chain/events/chainEvent'
import type { Address } from '@musi/domain/address'
import type { DecodedLog } from './acts/unplacedAct.ts'
import type { BatchedCalls } from './proof/batchedCalls.ts'
import type { Role } from './acts/followedContracts.ts'
import type { FullSpan } from './fullSpan.ts'
import { type SpanLog, type Span, parseSpanLogs } from './proof/spanLog.ts'
import type { ChainReads } from './proof/chainReads.ts'
import { type LogAnswers, type LogProofs, countLeftOut, logProofs } from './proof/provenLogs.ts'
import { Inconsistent } from './store/inconsistent.ts'
import { operationsOf, logSender } from './acts/senders.ts'
import { createdContracts, needsSender } from './acts/rowsFromLogs.ts'

type KnownContracts = ReadonlyMap<Address, Role>
type Scope = {
  entryPoint: Address | null
  isFollowed: (token0: Address, token1: Address) => boolean
  /** Called with the number of logs of a span that an endpoint left out and that receipts recovered. */
  onLeftOut: (logs: number, span: Span) => void
}

/** Facts needed to turn a span's events into rows. */
export type SpanFacts = {
  records: readonly DecodedLog[]
  newContracts: ReadonlyMap<Address, Role>
  times: ReadonlyMap<number, number>
  senderOf: ReturnType<typeof logSender>
}

/** Some nodes limit the number of addresses in a filter. */
const ADDRESSES_AT_ONCE = 1000

/** Facts of a span, from the logs of the followed contracts. Every block from `checkAllFrom` on is checked. */
export async function readFactsByLogs(
  reads: ChainReads,
  scope: Scope,
  span: Span,
  known: KnownContracts,
  checkAllFrom: number,
): Promise<SpanFacts> {
  const proofs = await logProofs(reads, span, checkAllFrom)
  const { logs, records, newContracts } = await readRecords(reads, proofs, scope, span, known)
  const senderOf = senderByReceipts(proofs, records, scope.entryPoint)
  const times = new Map(logs.map(({ log: { block } }) => [block, proofs.headerOf(block)?.timeSeconds ?? 0]))
  return { records, newContracts, times, senderOf }
}

/** Facts of a span whose blocks and logs have all been read. */
export function factsOfFullSpan(
  scope: Pick<Scope, 'isFollowed' | 'entryPoint'>,
  { blocks, logs }: FullSpan,
  known: KnownContracts,
): SpanFacts {
  const roleOf = (contract: Address) => known.get(contract)
  const logsOfContracts = (contracts: ReadonlyMap<Address, Role>) =>
    logs.filter(({ log }) => contracts.has(log.address))
  const newContracts = createdContracts(decodeLogs(logsOfContracts(known)), { roleOf, isFollowed: scope.isFollowed })
  return {
    records: decodeLogs(
      newContracts.size === 0 ? logsOfContracts(known) : logsOfContracts(new Map([...known, ...newContracts])),
    ),
    newContracts,
    times: new Map(blocks.map(({ number, timeSeconds }) => [number, timeSeconds])),
    senderOf: logSender(
      new Map(blocks.flatMap(({ transactions }) => transactions.map(({ hash, from }) => [hash, from]))),
      operationsOf(
        logs.map(({ log }) => log),
        scope.entryPoint,
      ),
    ),
  }
}

/** Includes contracts created within the span, whose logs can only be read once they are known. */
async function readRecords(reads: ChainReads, proofs: LogProofs, scope: Scope, span: Span, known: KnownContracts) {
  const ofKnown = await readAnswers(reads, span, [...known.keys()])
  const logsOfKnown = await proofs.logsOf([...known.keys()], ofKnown)
  const roleOf = (contract: Address) => known.get(contract)
  const newContracts = createdContracts(decodeLogs(logsOfKnown), { roleOf, isFollowed: scope.isFollowed })
  const ofNew = newContracts.size === 0 ? NO_ANSWERS : await readAnswers(reads, span, [...newContracts.keys()])
  const logs =
    newContracts.size === 0
      ? logsOfKnown
      : await proofs.logsOf([...new Set([...known.keys(), ...newContracts.keys()])], ofNew)
  const leftOut = countLeftOut(logs, [...ofKnown.logs, ...ofNew.logs])
  if (leftOut > 0) scope.onLeftOut(leftOut, span)
  return { logs, records: decodeLogs(logs), newContracts }
}

const NO_ANSWERS: LogAnswers = { logs: [], blocksOfOthers: new Set() }

/** Logs of one endpoint, and the blocks in which two others report logs: endpoints seldom leave out the same ones. */
async function readAnswers(
  { askAny, askEach }: ChainReads,
  span: Span,
  addresses: readonly Address[],
): Promise<LogAnswers> {
  const [logs, ...others] = await Promise.all([
    readLogs(askAny, span, addresses),
    ...askEach.slice(0, 2).map((ask) => readLogs(ask, span, addresses).catch(() => [])),
  ])
  return { logs, blocksOfOthers: new Set(others.flat().map(({ log }) => log.block)) }
}

async function readLogs(ask: BatchedCalls, span: Span, addresses: readonly Address[]): Promise<readonly SpanLog[]> {
  const wanted = new Set(addresses)
  const logs: SpanLog[] = []
  for (let at = 0; at < addresses.length; at += ADDRESSES_AT_ONCE) {
    const filter = { address: addresses.slice(at, at + ADDRESSES_AT_ONCE), topics: [CHAIN_EVENT_TOPICS] }
    const params = [{ ...filter, fromBlock: hexQuantity(span.from), toBlock: hexQuantity(span.to) }]
    const [answer] = await ask([{ method: 'eth_getLogs', params }])
    const seen = parseSpanLogs(answer, span)
    if (seen.some(({ log }) => !wanted.has(log.address)))
      throw new Inconsistent('The endpoint answered with logs of a contract that nobody asked for.')
    logs.push(...seen)
  }
  return logs
}

function senderByReceipts(proofs: LogProofs, records: readonly DecodedLog[], entryPoint: Address | null) {
  const wanted = new Set(records.filter(({ event }) => needsSender(event)).map(({ log }) => log.transaction))
  const receipts = proofs.receipts().filter(({ transaction }) => wanted.has(transaction))
  return logSender(
    new Map(receipts.map(({ transaction, from }) => [transaction, from])),
    operationsOf(
      receipts.flatMap(({ logs }) => logs),
      entryPoint,
    ),
  )
}

function decodeLogs(logs: readonly SpanLog[]): readonly DecodedLog[] {
  return logs.flatMap(({ log }) => {
    const event = chainEvent(log)
    return event === null ? [] : [{ log, event }]
  })
}
