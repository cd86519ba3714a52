import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { artistTokenTexts } from '@musi/chain/requests/tokens/artistTokenTexts'
import type { Address } from '@musi/domain/address'
import { readBlock } from '#platform/heads/readBlock.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import { batchedCalls } from './proof/batchedCalls.ts'
import type { Role } from './acts/followedContracts.ts'
import type { Mark, SpanEnd, TokenNames } from './store/historyStore.ts'
import { Inconsistent } from './store/inconsistent.ts'
import type { Rows, TransactionRows } from './store/rows.ts'
import type { Span } from './proof/spanLog.ts'
import { readFactsByLogs, factsOfFullSpan } from './spanFacts.ts'
import { sentTransactions } from './sentTransactions.ts'
import { rowsFromLogs } from './acts/rowsFromLogs.ts'
import { readFullSpan } from './fullSpan.ts'

type ReadSpan = { rows: Rows; names: TokenNames; end: SpanEnd; newContracts: ReadonlyMap<Address, Role> }

/** Reads what the history needs from the chain: logs, headers and senders, but no past state. A failed call rejects. */
export type ChainSource = {
  tip: () => Promise<Mark>
  /** Hash of a block; null if the chain has no such block. */
  hashAt: (block: number) => Promise<string | null>
  /** Everything in a span of blocks up to the last tip, all from one chain. */
  read: (span: Span, known: ReadonlyMap<Address, Role>) => Promise<ReadSpan>
}

type Scope = {
  chainId: number
  multicall: Address
  /** Brings the operations of accounts (ERC-4337); null if the chain has none. */
  entryPoint: Address | null
  isFollowed: (token0: Address, token1: Address) => boolean
  /** True if every transaction is indexed, as on a development chain, whose blocks contain little else. */
  takesTransactions: boolean
  /** Called with the number of logs of a span that an endpoint left out and that receipts recovered. */
  onLeftOut: (logs: number, span: Span) => void
}

/**
 * Number of newest blocks whose headers are all checked, because nodes leave out logs near the tip
 * while they index it. Limited because nearly every full block of Polygon needs its receipts, about
 * a megabyte.
 */
const FULLY_CHECKED_BLOCKS = 512

const NO_TRANSACTIONS: TransactionRows = { transactions: [], parties: [] }

type Endpoint = Pick<Upstream, 'ask'>

/** `singleEndpoints`: each endpoint by itself; empty if there is only one. */
export function chainSource({ ask }: Endpoint, scope: Scope, singleEndpoints: readonly Endpoint[] = []): ChainSource {
  const request = upstreamRequest({ ask })
  const askAny = batchedCalls({ ask })
  const reads = { chainId: scope.chainId, askAny, askEach: singleEndpoints.map(batchedCalls) }
  let newest = 0

  async function blockAt(tag: string) {
    // Checked with every request, so that an endpoint serving another chain is noticed before its logs are read.
    const [chain, block] = await askAny([
      { method: 'eth_chainId', params: [] },
      { method: 'eth_getBlockByNumber', params: [tag, false] },
    ])
    if (Number(chain) !== scope.chainId) throw new Inconsistent('The endpoint serves another chain.')
    return readBlock(block)
  }
  const hashAt = async (block: number) => (await blockAt(hexQuantity(block)))?.hash ?? null

  return {
    async tip() {
      const block = await blockAt('latest')
      if (block === null) throw new Inconsistent('The chain has no newest block.')
      newest = block.number
      return { number: block.number, hash: block.hash }
    },
    hashAt,
    async read(span, known) {
      const fullSpan = scope.takesTransactions ? await readFullSpan(reads, span) : null
      const last = fullSpan === null ? await blockAt(hexQuantity(span.to)) : fullSpan.blocks.at(-1)
      if (last === null || last === undefined) throw new Inconsistent(`The chain has no block ${span.to} any more.`)
      const { records, newContracts, times, senderOf } =
        fullSpan === null
          ? await readFactsByLogs(reads, scope, span, known, newest - FULLY_CHECKED_BLOCKS)
          : factsOfFullSpan(scope, fullSpan, known)
      const events = rowsFromLogs({
        records,
        roleOf: (contract) => known.get(contract),
        timeOf: (block) => required(times.get(block)),
        senderOf: (log) => required(senderOf(log)),
        isFollowed: scope.isFollowed,
      })
      const sent = fullSpan === null ? NO_TRANSACTIONS : sentTransactions(fullSpan, events.acts, scope.entryPoint)
      const createdTokens = events.createdTokens.map((token) => token.address)
      const names = await artistTokenTexts(request, scope.multicall, createdTokens)
      if ((await hashAt(span.to)) !== last.hash)
        throw new Inconsistent(`Block ${span.to} was replaced while it was read.`)
      return { rows: { ...events, ...sent }, names, end: { ...last, number: span.to }, newContracts }
    },
  }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A fact read for this span is missing.')
  return value
}
