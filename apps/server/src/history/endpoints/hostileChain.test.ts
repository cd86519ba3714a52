import { Acts } from '@musi/api/history/acts'
import { ArtistTokens } from '@musi/api/history/artistTokens'
import { Ballots } from '@musi/api/ballots'
import { CANDLE_STEPS, Candles } from '@musi/api/history/candles'
import { Delegates, Delegations } from '@musi/api/history/delegates'
import { Earnings } from '@musi/api/history/earnings'
import { Holders } from '@musi/api/history/holders'
import { Market, MarketPools, MarketTokens } from '@musi/api/market/market'
import { Moves } from '@musi/api/history/moves'
import { Orders } from '@musi/api/market/orders'
import { Pairs } from '@musi/api/history/pairs'
import { MarketPieces, PieceSales } from '@musi/api/market/pieces'
import {
  ACTS_PATH,
  ARTIST_TOKENS_PATH,
  ASSET_PATH,
  ASSETS_PATH,
  BALLOTS_PATH,
  CANDLES_PATH,
  DELEGATES_PATH,
  DELEGATIONS_PATH,
  EARNINGS_PATH,
  HOLDERS_PATH,
  MARKET_PATH,
  MARKET_POOLS_PATH,
  MARKET_TOKENS_PATH,
  mediaPath,
  MOVES_PATH,
  ORDERS_PATH,
  PAIRS_PATH,
  PIECES_PATH,
  POSITIONS_PATH,
  PROPOSALS_PATH,
  RANK_PAYERS_PATH,
  RANKED_ARTISTS_PATH,
  RANKED_SONGS_PATH,
  salesPath,
  SONGS_PATH,
  soundPath,
  STATEMENT_PATH,
  TRANSACTIONS_PATH,
  WORTH_PATH,
} from '@musi/api/paths'
import { Positions } from '@musi/api/history/positions'
import { Proposals } from '@musi/api/history/proposals'
import { RankPayers, RankedArtists, RankedSongs } from '@musi/api/history/ranks'
import { Songs } from '@musi/api/music/songs'
import { SentTransactions } from '@musi/api/history/transactions'
import { WORTH_STEPS, Worth } from '@musi/api/history/worth'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { type HostileWorld, hostileWorld } from '@musi/devchain/testing/hostile/hostileWorld'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROUTES } from '../../routes.ts'
import { waitForHistory } from '#testing/waitForHistory.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

type Shape = v.GenericSchema<object, unknown>
/** A list, the field with its rows, and the key that identifies a row before and after. */
type List = { path: string; shape: Shape; rows?: string; key: (row: Row) => string }
type Row = Readonly<Record<string, unknown>>

const of =
  (...names: readonly string[]) =>
  (row: Row) =>
    names.map((name) => String(row[name])).join(' ')
const placed = of('block', 'log', 'transaction')

/** Lists that anybody may read. */
const LISTS: readonly List[] = [
  { path: ACTS_PATH, shape: Acts, key: placed },
  { path: MOVES_PATH, shape: Moves, key: placed },
  { path: PAIRS_PATH, shape: Pairs, key: of('address') },
  { path: TRANSACTIONS_PATH, shape: SentTransactions, key: of('transaction') },
  { path: SONGS_PATH, shape: Songs, key: of('song') },
  { path: EARNINGS_PATH, shape: Earnings, key: of('song', 'payee', 'plays') },
  { path: PROPOSALS_PATH, shape: Proposals, key: of('id', 'description') },
  { path: DELEGATES_PATH, shape: Delegates, key: of('account', 'votes') },
  { path: DELEGATIONS_PATH, shape: Delegations, key: of('account', 'delegate') },
  { path: MARKET_PATH, shape: Market, key: () => 'whole' },
  { path: MARKET_POOLS_PATH, shape: MarketPools, key: of('pair') },
  { path: MARKET_TOKENS_PATH, shape: MarketTokens, key: of('token') },
  { path: RANKED_SONGS_PATH, shape: RankedSongs, key: of('song', 'points') },
  { path: RANKED_ARTISTS_PATH, shape: RankedArtists, key: of('artist', 'points') },
  { path: PIECES_PATH, shape: MarketPieces, rows: 'pieces', key: of('collection', 'id', 'owner') },
  { path: PIECES_PATH, shape: MarketPieces, rows: 'collections', key: of('address', 'name') },
  { path: ORDERS_PATH, shape: Orders, key: of('hash') },
  { path: ARTIST_TOKENS_PATH, shape: ArtistTokens, rows: 'tokens', key: of('address', 'symbol', 'creator') },
]

let chain: TestChain
let server: TestServer
let world: HostileWorld
const asked: string[] = []
let before: ReadonlyMap<List, readonly string[]>

async function answer(path: string, shape: Shape): Promise<Row> {
  asked.push(path)
  const { status, text } = await server.ask(path)
  expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, ''])
  const read = validated(shape, JSON.parse(text)) as Row
  return read
}

async function keysOf({ path, shape, rows = 'rows', key }: List): Promise<readonly string[]> {
  const keys: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const cursor = path === ARTIST_TOKENS_PATH ? 'from' : NEWEST_FIRST.has(path) ? 'before' : 'after'
    const page = await answer(next === '' ? path : `${path}?${cursor}=${next}`, shape)
    keys.push(...(page[rows] as readonly Row[]).map(key))
    const { next: cursorOfNext } = page as { next?: string | number | null }
    next = cursorOfNext === null || cursorOfNext === undefined ? null : `${cursorOfNext}`
  }
  return keys
}
const NEWEST_FIRST: ReadonlySet<string> = new Set([
  ACTS_PATH,
  MOVES_PATH,
  TRANSACTIONS_PATH,
  SONGS_PATH,
  EARNINGS_PATH,
  PROPOSALS_PATH,
  DELEGATIONS_PATH,
])

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  server = await startTestServer(
    {},
    { chain: { ...chain, songs: [], beforeForward: () => Promise.resolve() }, hasIndex: true },
  )
  await waitForHistory(server, chain)
  const keys = new Map<List, readonly string[]>()
  for (const list of LISTS) keys.set(list, await keysOf(list))
  before = keys
  world = await hostileWorld(chain)
  await waitForHistory(server, chain)
})
afterAll(() => server.close())

it.each(LISTS)(
  '$path still has the honest $rows, and each of its rows fits its schema (spec: server.rows)',
  async (list) => {
    const honest = before.get(list) ?? []
    const now = new Set(await keysOf(list))
    expect(honest.filter((key) => !now.has(key))).toEqual([])
  },
)

it('every query about a hostile account, token, song or proposal gets an answer that fits its schema (spec: server.rows)', async () => {
  const { attacker, artistToken, collections, pairs, proposals, songs, tokens } = world
  const questions: (readonly [string, Shape])[] = [
    ...[attacker, ...tokens.map(({ address }) => address), demoAccount('artist').address].flatMap(
      (account) =>
        [
          [`${ACTS_PATH}?account=${account}`, Acts],
          [`${ACTS_PATH}?contract=${account}`, Acts],
          [`${MOVES_PATH}?account=${account}`, Moves],
          [`${MOVES_PATH}?token=${account}`, Moves],
          [`${TRANSACTIONS_PATH}?account=${account}`, SentTransactions],
          [`${SONGS_PATH}?artist=${account}`, Songs],
          [`${EARNINGS_PATH}?payee=${account}`, Earnings],
          [`${POSITIONS_PATH}?account=${account}`, Positions],
          [`${HOLDERS_PATH}?token=${account}`, Holders],
          [`${ORDERS_PATH}?maker=${account}&life=alive`, Orders],
        ] as const,
    ),
    ...[attacker, demoAccount('artist').address].flatMap((account) =>
      WORTH_STEPS.map((step) => [`${WORTH_PATH}?account=${account}&step=${step}`, Worth] as const),
    ),
    ...[artistToken, ...pairs].map((token) => [`${HOLDERS_PATH}?token=${token}`, Holders] as const),
    ...pairs.flatMap((pair) =>
      CANDLE_STEPS.map((step) => [`${CANDLES_PATH}?pair=${pair}&step=${step}`, Candles] as const),
    ),
    ...songs.flatMap(
      (song) =>
        [
          [`${ACTS_PATH}?song=${song}`, Acts],
          [`${SONGS_PATH}?song=${song}`, Songs],
          [`${RANK_PAYERS_PATH}?song=${song}`, RankPayers],
        ] as const,
    ),
    ...proposals.flatMap(
      (proposal) =>
        [
          [`${PROPOSALS_PATH}?proposal=${proposal}`, Proposals],
          [`${ACTS_PATH}?proposal=${proposal}`, Acts],
          [`${BALLOTS_PATH}?proposal=${proposal}`, Ballots],
        ] as const,
    ),
    ...collections.flatMap(
      (collection) =>
        [
          [`${ORDERS_PATH}?collection=${collection}`, Orders],
          [salesPath(collection, '1'), PieceSales],
          [salesPath(collection, String(2n ** 256n - 1n)), PieceSales],
        ] as const,
    ),
  ]
  for (const [path, shape] of questions) await answer(path, shape)
})

it('an endpoint without rows answers or refuses with a sentence, and never fails', async () => {
  const { attacker, collections, songs, tokens, pairs, proposals } = world
  const paths = [
    `${STATEMENT_PATH}?account=${attacker}`,
    `${STATEMENT_PATH}?account=${demoAccount('artist').address}`,
    `${ASSETS_PATH}?owner=${attacker}`,
    `${ASSETS_PATH}?limit=50`,
    ...collections.flatMap((collection) => [
      `${ASSET_PATH}?token_address=${collection}&token_id=1`,
      ...Array.from({ length: 7 }, (_, at) => mediaPath(collection, String(at + 1))),
    ]),
    ...songs.map(soundPath),
    ...collections.flatMap((collection) => [
      `/embed/piece/${collection}-1`,
      `/cards/piece/${collection}-1.png`,
      `/cards/collection/${collection}.png`,
      `/nft/${collection}/1`,
    ]),
    ...songs.flatMap((song) => [`/embed/song/${song}`, `/cards/song/${song}.png`, `/song/${song}`]),
    ...tokens.map(({ address }) => `/cards/token/${address}.png`),
    ...pairs.map((pair) => `/cards/pool/${pair}.png`),
    ...proposals.map((proposal) => `/cards/proposal/${proposal}.png`),
    `/embed/artist/${attacker}?size=list`,
    ...['pages', 'music', 'market', 'votes'].map((name) => `/sitemaps/${name}.xml`),
    ...['/sitemap.xml', '/robots.txt', '/songs.xml', '/canimus.json', '/drops.ics', '/votes.ics', '/oembed?url=x'],
    `/artist/${attacker}/feed.xml`,
    '/config',
    '/health',
    '/',
  ]
  const failed: string[] = []
  for (const path of paths) {
    asked.push(path)
    const { status, text } = await server.ask(path)
    if (status >= 500 && status !== 502) failed.push(`${path} ${status} ${text}`)
  }
  expect(failed).toEqual([])
})

/** Endpoints that do not serve chain data: they need a sign-in, or serve the operator's own data. */
const BESIDE_THE_CHAIN: ReadonlySet<string> = new Set([
  '/rpc',
  '/heads',
  '/outside/list',
  '/outside/logo',
  '/analytics',
  '/errors',
  '/api/pulse',
  '/live',
  '/ready',
  '/metrics',
  '/sounds/:hash',
  '/artworks/:hash',
  '/api/openapi.json',
  '/api/content-reports',
  '/api/decisions',
  '/api/decisions/:decision/reply',
  '/api/operator',
  // Tested with a hostile node by themselves (touch/relayChain.test.ts).
  '/api/recoveries',
  '/api/welcome',
  '/api/ops',
  '/api/ops/:hash',
  '/api/plays',
  '/api/session',
  '/api/session/nonce',
  '/api/session/end',
  '/api/uploads',
  '/api/uploads/:upload',
  '/api/studio/songs',
  '/api/studio/songs/:song',
  '/api/studio/pieces',
  '/api/studio/feeds',
  '/claims/:chainId/:address',
  '/lists/*',
  '/logos/*',
  '/ipfs/*',
])

it('the queries above cover every path of the server that reads the chain', () => {
  const matcher = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+').replace('*', '.*')}(?:\\?|$)`)
  const silent = ROUTES.map(({ path }) => path).filter(
    (path) => !BESIDE_THE_CHAIN.has(path) && !asked.some((each) => matcher(path).test(each)),
  )
  expect(silent).toEqual([])
})
