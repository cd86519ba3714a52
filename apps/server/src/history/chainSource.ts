import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { CHAIN_EVENT_TOPICS, chainEvent } from '@musi/chain/events/chainEvent'
import { artistTokenTexts } from '@musi/chain/requests/tokens/artistTokenTexts'
import { address, fields } from '@musi/chain/rpc/wire'
import type { Address } from '@musi/domain/address'
import { readBlock } from '#platform/heads/readBlock.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import type { Role } from './followedContracts.ts'
import type { Mark, SpanEnd, TokenNames } from './store/historyStore.ts'
import { Inconsistent } from './store/inconsistent.ts'
import type { Rows, TransactionRows } from './rows/rows.ts'
import type { ChainRecord } from './acts/chainRecord.ts'
import { type SeenLog, type Span, inOrder, seenLogs } from './seenLog.ts'
import { sentTransactions } from './sentTransactions.ts'
import { bornContracts, needsSender, takeIn } from './store/takeIn.ts'
import { type WholeSpan, wholeSpan } from './rows/wholeSpan.ts'

type ReadSpan = { rows: Rows; names: TokenNames; end: SpanEnd; born: ReadonlyMap<Address, Role> }

/** What the history asks of the chain: logs, headers and who sent a transaction, never a state of the past. A call that fails rejects. */
export type ChainSource = {
  tip: () => Promise<Mark>
  /** Null: the chain has no such block. */
  hashAt: (block: number) => Promise<string | null>
  /** Everything of a span of blocks, of one chain from its first log to the mark at its end. */
  read: (span: Span, known: ReadonlyMap<Address, Role>) => Promise<ReadSpan>
}

type Scope = {
  chainId: number
  multicall: Address
  isFollowed: (token0: Address, token1: Address) => boolean
  /** Every transaction is taken in: of a chain of our own, where no block holds much that is not ours. */
  takesTransactions: boolean
}

/** What the events of a span are taken in with. */
type Facts = {
  records: readonly ChainRecord[]
  born: ReadonlyMap<Address, Role>
  times: ReadonlyMap<number, number>
  senders: ReadonlyMap<string, Address>
}

const NO_TRANSACTIONS: TransactionRows = { transactions: [], parties: [] }

/** Nodes limit the items of a batch, and some the addresses of a filter. */
const CALLS_AT_ONCE = 100
/** So that the node works while an answer is read. */
const REQUESTS_AT_ONCE = 3
const ADDRESSES_AT_ONCE = 1000

type Call = { method: string; params: readonly unknown[] }

export function chainSource({ ask }: Pick<Upstream, 'ask'>, scope: Scope): ChainSource {
  const request = upstreamRequest({ ask })

  async function askAll(calls: readonly Call[]): Promise<readonly unknown[]> {
    const results: unknown[] = []
    let next = 0
    async function askOn(): Promise<void> {
      for (let from = next; from < calls.length; from = next) {
        next = from + CALLS_AT_ONCE
        for (const [at, outcome] of (await ask(calls.slice(from, from + CALLS_AT_ONCE))).entries()) {
          if (!outcome.ok) throw new Error(outcome.error.message)
          results[from + at] = outcome.result
        }
      }
    }
    await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, askOn))
    return results
  }

  async function blockAt(tag: string) {
    // With every look, so that an endpoint that serves another chain is noticed before its logs are.
    const [chain, block] = await askAll([
      { method: 'eth_chainId', params: [] },
      { method: 'eth_getBlockByNumber', params: [tag, false] },
    ])
    if (Number(chain) !== scope.chainId) throw new Inconsistent('The endpoint serves another chain.')
    return readBlock(block)
  }
  const hashAt = async (block: number) => (await blockAt(hexQuantity(block)))?.hash ?? null

  async function logsOf(span: Span, addresses: readonly Address[]): Promise<readonly SeenLog[]> {
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

  /** With those of contracts that are made within the span: until they are known, nobody asks for their logs. */
  async function recordsOf(span: Span, known: ReadonlyMap<Address, Role>) {
    const first = await logsOf(span, [...known.keys()])
    const roleOf = (contract: Address) => known.get(contract)
    const born = bornContracts(decoded(first), { roleOf, isFollowed: scope.isFollowed })
    const more = born.size === 0 ? [] : await logsOf(span, [...born.keys()])
    const logs = inOrder([...first, ...more])
    return { logs, records: decoded(logs), born }
  }

  async function timesOf(logs: readonly SeenLog[]): Promise<ReadonlyMap<number, number>> {
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

  async function sendersOf(records: readonly ChainRecord[]): Promise<ReadonlyMap<string, Address>> {
    const hashes = [...new Set(records.filter(({ event }) => needsSender(event)).map(({ log }) => log.transaction))]
    const sent = await askAll(hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })))
    return new Map(
      hashes.map((hash, at) => {
        if (sent[at] === null) throw new Inconsistent('The endpoint has logs of a transaction that it does not have.')
        return [hash, address(fields(sent[at])['from'])]
      }),
    )
  }

  /** What was done with the contracts that are followed, by their logs alone. */
  async function factsOf(span: Span, known: ReadonlyMap<Address, Role>): Promise<Facts> {
    const { logs, records, born } = await recordsOf(span, known)
    const [times, senders] = await Promise.all([timesOf(logs), sendersOf(records)])
    return { records, born, times, senders }
  }

  /** The same, where all that there is has been read. */
  function knownFrom({ blocks, logs }: WholeSpan, known: ReadonlyMap<Address, Role>): Facts {
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

  return {
    async tip() {
      const block = await blockAt('latest')
      if (block === null) throw new Inconsistent('The chain has no newest block.')
      return { number: block.number, hash: block.hash }
    },
    hashAt,
    async read(span, known) {
      const whole = scope.takesTransactions ? await wholeSpan(askAll, span) : null
      const last = whole === null ? await blockAt(hexQuantity(span.to)) : whole.blocks.at(-1)
      if (last === null || last === undefined) throw new Inconsistent(`The chain has no block ${span.to} any more.`)
      const { records, born, times, senders } = whole === null ? await factsOf(span, known) : knownFrom(whole, known)
      const events = takeIn({
        records,
        roleOf: (contract) => known.get(contract),
        timeOf: (block) => required(times.get(block)),
        senderOf: (transaction) => required(senders.get(transaction)),
        isFollowed: scope.isFollowed,
      })
      const sent = whole === null ? NO_TRANSACTIONS : sentTransactions(whole, events.acts)
      const made = events.madeTokens.map((token) => token.address)
      const names = await artistTokenTexts(request, scope.multicall, made)
      if ((await hashAt(span.to)) !== last.hash)
        throw new Inconsistent(`Block ${span.to} was replaced while it was read.`)
      return { rows: { ...events, ...sent }, names, end: { ...last, number: span.to }, born }
    },
  }
}

function decoded(logs: readonly SeenLog[]): readonly ChainRecord[] {
  return logs.flatMap(({ log }) => {
    const event = chainEvent(log)
    return event === null ? [] : [{ log, event }]
  })
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('What was asked for before is not there.')
  return value
}
