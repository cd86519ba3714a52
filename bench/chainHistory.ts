import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ADDRESS_BOOK_POLYGON } from '@musi/chain/chains/addressBookPolygon'
import type { AddressBook } from '@musi/domain/addressBook'
import { type DatabaseLogins, databaseLogins } from '@musi/server/platform/config/databaseLogins'
import { chainIndex } from '@musi/server/history/chainIndex'
import { testPostgres } from '@musi/server/testing/testPostgres'
import { eventLog } from '@musi/chain/testing/eventLog'
import { minedBlock } from '@musi/chain/testing/minedBlock'
import { type Row, row } from './measure/row.ts'
import { servedChain } from './measure/servedChain.ts'

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const noHeads = { follow: () => () => {} }
const SWAPS_PER_BLOCK = 50
const SWAPS_PER_TRANSACTION = 5
const LOGS_PER_TRANSACTION = 2 * SWAPS_PER_TRANSACTION

const PAIR_CREATED = 'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)'
const SWAP =
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)'
const SYNC = 'event Sync(uint112 reserve0, uint112 reserve1)'
const addressOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}` as const
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}` as const
/** An address of digits only, so it equals its checksummed form. */
const PAIR = addressOf(0x77)

/** One block: the first creates the pair, all others trade. */
function blockOf(block: number, factory: string) {
  const pairCreated = { address: factory, ...eventLog(PAIR_CREATED, [addressOf(8), addressOf(9), PAIR, 1n]) }
  const paid = 10n ** 18n + BigInt(block)
  const swap = { address: PAIR, ...eventLog(SWAP, [addressOf(3), paid, 0n, 0n, 2500n * 10n ** 18n, addressOf(4)]) }
  const sync = { address: PAIR, ...eventLog(SYNC, [10n ** 24n, 10n ** 27n]) }
  const logs = block === 0 ? [pairCreated] : Array.from({ length: SWAPS_PER_BLOCK }, () => [sync, swap]).flat()
  return minedBlock(
    { number: block, hash: hashOf(block + 1) },
    transactionsOf(block).map(({ hash, from }, place) => ({
      hash,
      from,
      logs: logs.slice(place * LOGS_PER_TRANSACTION, (place + 1) * LOGS_PER_TRANSACTION),
    })),
  )
}

const transactionsOf = (block: number) =>
  Array.from({ length: block === 0 ? 1 : SWAPS_PER_BLOCK / SWAPS_PER_TRANSACTION }, (_, place) => ({
    hash: hashOf(block * 1000 + place),
    from: addressOf(5),
    to: addressOf(3),
    value: '0x0',
    nonce: '0x0',
    input: `0x38ed1739${'0'.repeat(448)}`,
    gas: '0x30d40',
    gasPrice: '0x1',
    blockNumber: hexQuantity(block),
    transactionIndex: hexQuantity(place),
  }))

type Call = { id: number; method: string; params: readonly [unknown?, unknown?] }
type Filter = { fromBlock: string; toBlock: string; address?: readonly string[] }

/** A node with prepared answers, so that only indexing is measured. */
async function preparedNode(blocks: number, book: AddressBook) {
  const mined = Array.from({ length: blocks }, (_, block) => blockOf(block, book.contracts.v2Factory))
  const ready = mined.map(({ logs }) => logs.map((log) => JSON.stringify(log)).join(','))
  const receipts = mined.map((block) => JSON.stringify(block.receipts))
  const names = (block: number) => ({ number: hexQuantity(block), hash: hashOf(block + 1), parentHash: hashOf(block) })
  const facts = (block: number) => ({
    ...names(block),
    timestamp: hexQuantity(1_700_000_000 + block * 2),
    gasUsed: '0x0',
    gasLimit: '0x1',
    ...mined[block]?.header,
  })
  const headers = Array.from({ length: blocks }, (_, block) =>
    JSON.stringify({ ...facts(block), transactions: transactionsOf(block).map(({ hash }) => hash) }),
  )
  const whole = Array.from({ length: blocks }, (_, block) =>
    JSON.stringify({ ...facts(block), transactions: transactionsOf(block) }),
  )
  function resultOf({ method, params: [first, isWhole] }: Call): string {
    if (method === 'eth_chainId') return `"${hexQuantity(book.chainId)}"`
    if (method === 'eth_getBlockReceipts') return receipts[Number(first)] ?? 'null'
    if (method !== 'eth_getLogs')
      return (isWhole === true ? whole : headers)[first === 'latest' ? blocks - 1 : Number(first)] ?? 'null'
    const { fromBlock, toBlock, address } = first as Filter
    const parts = ready.slice(Number(fromBlock), Number(toBlock) + 1)
    if (address === undefined) return `[${parts.filter((part) => part !== '').join(',')}]`
    const hasFactory = address.includes(book.contracts.v2Factory)
    const hasPair = address.includes(PAIR)
    const matching = parts.filter((part, at) => part !== '' && (Number(fromBlock) + at === 0 ? hasFactory : hasPair))
    return `[${matching.join(',')}]`
  }
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const calls = [JSON.parse(body) as Call | Call[]].flat()
    const answers = calls.map((call) => `{"jsonrpc":"2.0","id":${call.id},"result":${resultOf(call)}}`)
    response.setHeader('content-type', 'application/json')
    response.end(body.startsWith('[') ? `[${answers.join(',')}]` : answers[0])
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

/** Milliseconds until the history has caught up, including the start of the thread. */
async function msUntilIndexed(
  rpcUrl: string,
  book: AddressBook,
  {
    database = null,
    takesTransactions = false,
  }: { database?: DatabaseLogins | null; takesTransactions?: boolean } = {},
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-history-'))
  const since = { kind: 'block', block: 0 } as const
  const plan = {
    folder,
    database,
    rpcUrls: [rpcUrl],
    chainId: book.chainId,
    book,
    since,
    takesAllPairs: true,
    takesTransactions,
  }
  const index = chainIndex({ plan, heads: noHeads, log: silent })
  const started = performance.now()
  const { promise, resolve } = Promise.withResolvers<number>()
  index.follow(() => {
    if (index.status().isFollowing) resolve(performance.now() - started)
  })
  index.start()
  const ms = await promise
  const trades = await index.query<'acts'>({ kind: 'acts', account: null, subject: null, act: 'swap', before: null })
  if (trades === null || trades.rows.length === 0) throw new Error('Nothing was indexed.')
  await index.stop()
  rmSync(folder, { recursive: true })
  return ms
}

/** Measures indexing from an empty file, for our own chain and for chains with many trades. `size` counts logs. */
export async function* chainHistory(quick: boolean): AsyncIterable<Row> {
  const { chain, stop } = await servedChain()
  const peer = { name: 'none', ms: null }
  const own = await msUntilIndexed(chain.rpcUrl, chain.addressBook, { takesTransactions: true })
  yield row('index', 3500, 'a new chain of our own', peer, own)
  await stop()
  for (const logs of quick ? [10_000] : [10_000, 50_000, 200_000]) {
    const node = await preparedNode(logs / (2 * SWAPS_PER_BLOCK) + 1, ADDRESS_BOOK_POLYGON)
    yield row('index', logs, 'trades, SQLite', peer, await msUntilIndexed(node.url, ADDRESS_BOOK_POLYGON))
    const all = await msUntilIndexed(node.url, ADDRESS_BOOK_POLYGON, { takesTransactions: true })
    yield row('index', logs, 'and each transaction', peer, all)
    const postgres = await testPostgres()
    const database = databaseLogins({ MUSI_DATABASE_URL: postgres.url })
    yield row(
      'index',
      logs,
      'trades, PostgreSQL',
      peer,
      await msUntilIndexed(node.url, ADDRESS_BOOK_POLYGON, { database }),
    )
    await postgres.stop()
    node.stop()
  }
}
