import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ASSET_PATH, ASSETS_PATH, ORDERS_PATH, PIECES_PATH, salesPath } from '@musi/api/paths'
import { MarketPieces } from '@musi/api/market/pieces'
import { swap } from '@musi/chain/writes/exchange/swap'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { startProduct } from '@musi/scripts/run/product'
import { databaseLogins } from '@musi/server/platform/config/databaseLogins'
import { ownDatabase } from '@musi/server/platform/database/ownDatabase'
import type { OrderTables } from '@musi/server/market/orders/orderTables'
import { OWN_TABLES } from '@musi/server/assembly/ownTables'
import { type TestPostgres, testPostgres } from '@musi/server/testing/testPostgres'
import * as v from 'valibot'
import { bareServer } from './market/bareServer.ts'
import {
  type FilledOrderBook,
  type OrdersDb,
  LISTINGS_OF_ACCOUNT,
  approvalForAll,
  filledOrderBook,
  sendMany,
} from './market/filledOrderBook.ts'
import { timingClient } from './market/timingClient.ts'
import { megabytesOf } from './measure/megabytesOf.ts'
import { nextVisitor } from './measure/nextVisitor.ts'
import { percentile } from './measure/percentile.ts'
import { type Row, row } from './measure/row.ts'

const NO_PEER = { name: 'none', ms: null }
const SIZES = { quick: 10_000, long: 100_000 } as const
/** Enough rounds that the 99th percentile is not a single answer. */
const ROUNDS = { quick: 20, long: 300 } as const
/** Warm-up rounds for code loading, compilation and query plans. */
const WARM_ROUNDS = 20
const UPDATE_ROUNDS = { quick: 4, long: 10 } as const
/** Number of orders affected by the changed approvals. */
const AFFECTED_ORDERS = 1000
const POLL_MS = 2
const COIN = 10n ** 18n
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Paths of the first page of every list on a market screen. `next` is the cursor of the second page of pieces. */
function pathsOf(
  chain: TestChain,
  { collections, accounts }: FilledOrderBook,
  next: string,
): Readonly<Record<string, string>> {
  const [collection = '', account, wrapped] = [collections[0], accounts[0], chain.addressBook.contracts.wrappedNative]
  const { address = '', pieces = [] } = account ?? {}
  const piece = `collection=${collection}&piece=${pieces[0]}`
  const byPrice = (kind: string, token: string) => `collection=${collection}&kind=${kind}&token=${token}&sort=price`
  return {
    'all, newest': ORDERS_PATH,
    listings: `${ORDERS_PATH}?kind=listing`,
    'listings of a collection': `${ORDERS_PATH}?collection=${collection}&kind=listing`,
    'the cheapest of it': `${ORDERS_PATH}?${byPrice('listing', 'native')}`,
    'best offers of it': `${ORDERS_PATH}?${byPrice('offer', wrapped)}`,
    'offers for any of it': `${ORDERS_PATH}?collection=${collection}&kind=collectionOffer`,
    'of a piece': `${ORDERS_PATH}?${piece}`,
    'best offers of a piece': `${ORDERS_PATH}?${piece}&kind=offer&token=${wrapped}&sort=price`,
    'own orders': `${ORDERS_PATH}?maker=${address}&life=alive`,
    'own dormant orders': `${ORDERS_PATH}?maker=${address}&life=dormant`,
    '/nft': PIECES_PATH,
    '500 more of /nft': `${PIECES_PATH}?after=${next}`,
    'sales of a piece': salesPath(collection, String(pieces[0])),
    assets: `${ASSETS_PATH}?limit=8`,
    'one asset': `${ASSET_PATH}?token_address=${collection}&token_id=${pieces[0]}`,
  }
}

type Visitors = { origin: string; headers: () => Readonly<Record<string, string>> }

function visitors(origin: string): Visitors {
  const visitor = nextVisitor()
  return { origin, headers: () => ({ ...visitor(), 'sec-fetch-site': 'same-origin' }) }
}

async function answered({ origin, headers }: Visitors, path: string): Promise<string> {
  const answer = await fetch(`${origin}${path}`, { headers: headers() })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
  return answer.text()
}

/** Mines a trade that changes the worth of every price in the market. */
function tradeOf({ addressBook: { contracts, tokens }, accounts }: TestChain) {
  const dollar = tokens.find(({ symbol }) => symbol === 'USDC')
  const trader = accounts[0]
  if (dollar === undefined || trader === undefined) throw new Error('The chain has no trader or no dollar token.')
  const { v2Router: router, wrappedNative } = contracts
  const ends = { router, path: [wrappedNative, dollar.address], native: 'in', recipient: trader.address } as const
  const terms = { deadlineSeconds: 2n ** 40n, exact: 'in', amountIn: COIN / 100n, minimumOut: 1n } as const
  return { by: trader.address, call: swap({ version: 'v2', ...ends, ...terms }).candidates[0] }
}

const WHICH = ['first', 'again', 'bare'] as const

/**
 * Times each page: first after a block, repeated in the same block, and the same bytes from a bare server, as a baseline. The first
 * page pays for shared work.
 */
async function* pages(
  chain: TestChain,
  from: Visitors,
  paths: Readonly<Record<string, string>>,
  { rounds, size, mode }: { rounds: number; size: number; mode: string },
): AsyncIterable<Row> {
  const trade = tradeOf(chain)
  const names = Object.keys(paths)
  const times = new Map(
    names.map((name) => [name, { first: [] as number[], again: [] as number[], bare: [] as number[] }]),
  )
  const bodies = new Map<string, string>()
  for (const path of Object.values(paths)) bodies.set(path, await answered(from, path))
  const bare = await bareServer(bodies)
  const client = timingClient()
  for (let round = -WARM_ROUNDS; round < rounds; round += 1) {
    await sendMany(chain, [trade])
    const turn = (round + WARM_ROUNDS) % names.length
    const asks = [...names.slice(turn), ...names.slice(0, turn)].flatMap((name) =>
      WHICH.map((which) => ({ name, which, of: which === 'bare' ? bare : from })),
    )
    const took = await client.times(
      asks.map(({ name, of }) => ({ url: `${of.origin}${paths[name]}`, headers: of.headers() })),
    )
    if (round >= 0) for (const [at, { name, which }] of asks.entries()) times.get(name)?.[which].push(took[at] ?? 0)
  }
  await client.stop()
  await bare.stop()
  for (const [name, { first, again, bare: sent }] of times) {
    const peer = { name: 'the same bytes, bare', ms: percentile(sent, 0.99) }
    yield row('market', size, `${name}, ${mode}, new block, p99`, peer, percentile(first, 0.99))
    yield row('market', size, `${name}, ${mode}, same block, p99`, peer, percentile(again, 0.99))
    yield row('market', size, `${name}, ${mode}, new block, median`, NO_PEER, percentile(first, 0.5))
  }
}

/**
 * Times from a block that revokes or restores approvals until the order book has updated every affected order.
 */
async function* updateTimes(
  chain: TestChain,
  db: OrdersDb,
  { collections, accounts }: FilledOrderBook,
  { rounds, size, mode }: { rounds: number; size: number; mode: string },
): AsyncIterable<Row> {
  const [collection] = collections
  const seaport = chain.addressBook.contracts.seaport
  if (collection === undefined || seaport === undefined) return
  const affected = accounts
    .filter((each) => each.collection === collection)
    .slice(0, AFFECTED_ORDERS / LISTINGS_OF_ACCOUNT)
  const withoutApproval = async () => {
    const { count } = await db
      .selectFrom('orders')
      .where('standing', '=', 'approvalGone')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const isApproved = round % 2 === 1
    const calls = affected.map(({ address }) => approvalForAll(address, collection, seaport, isApproved))
    const minedAt = await sendMany(chain, calls)
    while ((await withoutApproval()) !== (isApproved ? 0 : AFFECTED_ORDERS)) await sleep(POLL_MS)
    times.push(performance.now() - minedAt)
  }
  yield row('market', size, `1,000 affected, ${mode}, median`, NO_PEER, percentile(times, 0.5))
  yield row('market', size, `1,000 affected, ${mode}, worst`, NO_PEER, percentile(times, 1))
}

/** Cost of a full order book: first pages, updates after a block, memory. The mode of a row names its unit if it is MB. */
async function* onDatabase(quick: boolean, postgres: TestPostgres | null): AsyncIterable<Row> {
  const size = SIZES[quick ? 'quick' : 'long']
  const mode = postgres === null ? 'SQLite' : 'PostgreSQL'
  const chain = await testChain({ holds: 'history', own: true })
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const file = join(folder, 'book.json')
  writeFileSync(file, JSON.stringify(chain.addressBook))
  const env = { MUSI_RPC_URL: chain.wsUrl, MUSI_ADDRESS_BOOK: file, MUSI_TRUSTED_PROXY: '1' }
  const product = await startProduct(postgres === null ? env : { ...env, MUSI_DATABASE_URL: postgres.url })
  const logins = postgres === null ? null : databaseLogins({ MUSI_DATABASE_URL: postgres.url })
  const at = { folder: join(product.dataDir, 'own'), logins, genesis: () => chain.genesisHash }
  const own = ownDatabase({ ...at, parts: OWN_TABLES, log: { ...silent, error: console.error }, now: Date.now })
  const db = await own.tables<OrderTables>()
  if (db === null) throw new Error('The database cannot be opened.')
  const visitor = visitors(product.origin)
  await answered(visitor, ORDERS_PATH)
  const empty = megabytesOf(product.process.pid)
  const book = await filledOrderBook(chain, db, size)
  // PostgreSQL updates its statistics only once a minute and plans without them until then.
  await postgres?.query('analyze')
  // Waits until orders added during the setup are judged.
  for (let still = 0; still < 20; still += 1) await answered(visitor, ORDERS_PATH)
  const { next } = v.parse(MarketPieces, JSON.parse(await answered(visitor, PIECES_PATH)))
  if (next === null) throw new Error('All pieces are on one page.')
  yield* pages(chain, visitor, pathsOf(chain, book, next), { rounds: ROUNDS[quick ? 'quick' : 'long'], size, mode })
  yield row(
    'market',
    size,
    `MB more than empty, ${mode}`,
    NO_PEER,
    Math.max(0.1, megabytesOf(product.process.pid) - empty),
  )
  yield* updateTimes(chain, db, book, { rounds: UPDATE_ROUNDS[quick ? 'quick' : 'long'], size, mode })
  yield row('market', size, `MB in all, ${mode}`, NO_PEER, megabytesOf(product.process.pid))
  await own.stop()
  await product.stop()
  await chain.stop()
  rmSync(folder, { recursive: true })
}

export async function* market(quick: boolean): AsyncIterable<Row> {
  yield* onDatabase(quick, null)
  const postgres = await testPostgres()
  yield* onDatabase(quick, postgres)
  await postgres.stop()
}
