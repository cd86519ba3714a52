import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { Act } from '@musi/api/history/acts'
import type { Move } from '@musi/api/history/moves'
import type { SongAbout } from '@musi/api/music/songs'
import type { SentTransaction } from '@musi/api/history/transactions'
import type { Address } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import type { OrderStanding } from '@musi/domain/market/orderStanding'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { storeBallot, storedBallots, sweepBallots } from './exchange/ballots/ballotStore.ts'
import type { BallotTables } from './exchange/ballots/ballotTables.ts'
import { type DatabaseLogins, databaseLogins } from './platform/config/databaseLogins.ts'
import { DatabaseUnreachable } from './platform/database/databaseReach.ts'
import { nodeSqlite } from './platform/database/nodeSqlite.ts'
import { ownDatabase } from './platform/database/ownDatabase.ts'
import { postgresDialect } from './platform/database/postgres.ts'
import { permanentTurn } from './history/store/historyStorage.ts'
import { type HistoryQuery, historyPage } from './history/rows/historyQueries.ts'
import { historyStore } from './history/store/historyStore.ts'
import { postgresHistory } from './history/store/postgresHistory.ts'
import type { Rows, ShareRow } from './history/store/rows.ts'
import { type HistoryDb, type Tables, createTables } from './history/store/tables.ts'
import { fundsKey } from './market/orders/bidderFunds.ts'
import { orderChangesSince } from './market/orders/orderChanges.ts'
import { cachedCheapestListings } from './market/orders/cachedCheapestListings.ts'
import { competingCounts } from './market/orders/competingCounts.ts'
import {
  type OrderQuery,
  cheapestListings,
  storeOrder,
  ordersPage,
  deleteEndedOrders,
  writeJudgements,
} from './market/orders/orderBook.ts'
import type { OrderTables } from './market/orders/orderTables.ts'
import {
  aliveOrders,
  contractsOfOrders,
  dueOrders,
  ordersEndedSince,
  ordersJudgedAfter,
  touchedOrders,
} from './market/orders/watch/touchedOrders.ts'
import { OWN_TABLES } from './assembly/ownTables.ts'
import type { SongTables } from './music/songs/songTables.ts'
import { findStoredSong, isShown, storeDetails, isObjectOfSong, songRow } from './music/songs/songDetails.ts'
import { testAuthority } from './testing/testCertificates.ts'
import { type TestPostgres, testPostgres } from './testing/testPostgres.ts'
import {
  type UploadRow,
  LEASE_SECONDS,
  insertUpload,
  updateLeasedUpload,
  updateUpload,
  addReceivedBytes,
  endLease,
  deleteUpload,
  reservedBytesByNetwork,
  storedBytesByNetwork,
  tryLeaseUpload,
  findOldUploads,
  findUnfinishedUploads,
  isReferencedByUpload,
  findUpload,
  listUploads,
  readUploadUse,
} from './music/uploads/uploadStore.ts'
import type { UploadTables } from './music/uploads/uploadTables.ts'

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const id = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const authority = testAuthority()
const folder = mkdtempSync(join(tmpdir(), 'musi-database-'))
let postgres: TestPostgres
let shared: HistoryDb
let file: HistoryDb

beforeAll(async () => {
  postgres = await testPostgres(authority.vouch('127.0.0.1'))
  const home = await postgresHistory(logins(), 'queries')
  await home.close()
  shared = new Kysely<Tables>({ dialect: postgresDialect(logins().writer, { schema: 'queries', maxConnections: 2 }) })
  file = new Kysely<Tables>({ dialect: nodeSqlite(':memory:') })
  await createTables(file)
  const end = { number: 9, hash: id(9), timeSeconds: 9 * 90_000 }
  for (const db of [shared, file]) await historyStore(permanentTurn(db)).write(ROWS, new Map(), end)
})
afterAll(async () => {
  await Promise.all([shared.destroy(), file.destroy()])
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

function logins(more: NodeJS.ProcessEnv = {}): DatabaseLogins {
  const both = databaseLogins({
    MUSI_DATABASE_URL: postgres.url,
    MUSI_DATABASE_READER_URL: postgres.readerUrl,
    ...more,
  })
  if (both === null) throw new Error('There is no database.')
  return both
}

const ANN = at(1)
const BOB = at(2)
const TOKEN = at(3)
const WRAPPED = at(4)
const DOLLAR = at(5)
const PAIR = at(6)
const REWARDS = at(7)
const place = (block: number, log: number) => ({ block, log, timeSeconds: block * 90_000, transaction: id(block) })
const act = (block: number, log: number, more: object) => ({ ...place(block, log), ...more }) as Act
const move = (block: number, log: number, more: Pick<Move, 'token' | 'from' | 'to' | 'amount'>): Move => ({
  ...place(block, log),
  ...more,
})
const share = (block: number, log: number, more: Pick<ShareRow, 'kind'> & Partial<ShareRow>): ShareRow => ({
  block,
  log,
  place: 0,
  song: id(70),
  payee: '',
  successor: '',
  share_bps: 0,
  amount: '',
  ...more,
})
const sent = (block: number, at: number, to: Address | null): SentTransaction => ({
  ...place(block, at),
  place: at,
  from: ANN,
  to,
  value: String(2n ** 90n),
  selector: to === null ? null : '0xa9059cbb',
  status: to === BOB ? 'failed' : 'success',
})
/** Rows of every kind. Amounts have 256 bits and are stored as text in both databases. */
const ROWS: Rows = {
  pairs: [
    { number: 1, address: PAIR, token0: TOKEN, token1: WRAPPED, block: 1 },
    { number: 2, address: at(60), token0: WRAPPED, token1: DOLLAR, block: 1 },
  ],
  reserves: [
    { pair: PAIR, block: 1, reserve0: String(10n ** 24n), reserve1: String(10n ** 20n) },
    { pair: at(60), block: 1, reserve0: String(10n ** 20n), reserve1: String(2n * 10n ** 11n) },
    { pair: PAIR, block: 8, reserve0: String(10n ** 24n), reserve1: String(2n * 10n ** 20n) },
  ],
  createdTokens: [{ address: TOKEN, creator: ANN, block: 1, log: 1 }],
  proposals: [
    {
      block: 5,
      log: 1,
      id: '1',
      proposer: ANN,
      content: '{"calls":[],"startBlock":"6","endBlock":"9","description":"\\u0000"}',
    },
  ],
  acts: [
    act(2, 4, { kind: 'swap', account: ANN, pair: PAIR, paid: ['1000', '0'], got: ['0', '7'], to: ANN }),
    act(3, 1, { kind: 'stake', account: ANN, rewards: REWARDS, amount: '5' }),
    act(4, 1, { kind: 'delegate', account: ANN, delegate: BOB }),
    act(4, 2, { kind: 'receiveVotes', account: BOB, before: '0', votes: String(2n ** 90n) }),
    act(4, 3, { kind: 'delegate', account: BOB, delegate: BOB }),
    act(4, 4, { kind: 'receiveVotes', account: ANN, before: '0', votes: '3' }),
    act(5, 1, { kind: 'propose', account: ANN, proposal: '1' }),
    act(6, 1, { kind: 'castVote', account: BOB, proposal: '1', support: true, votes: '4' }),
    act(7, 1, {
      kind: 'registerSong',
      jukebox: TOKEN,
      account: ANN,
      song: id(70),
      token: TOKEN,
      cost: '9',
      opensAtSeconds: '1',
      contentHash: id(71),
    }),
    act(8, 1, { kind: 'playSong', account: BOB, song: id(70), token: TOKEN, cost: '9', payer: BOB }),
  ],
  moves: [
    move(1, 2, { token: TOKEN, from: at(0), to: ANN, amount: String(2n ** 200n) }),
    move(3, 2, { token: TOKEN, from: ANN, to: BOB, amount: '90' }),
    move(3, 3, { token: PAIR, from: at(0), to: ANN, amount: '1000' }),
    move(8, 2, { token: TOKEN, from: BOB, to: ANN, amount: '9' }),
  ],
  recordings: [{ block: 7, log: 1, song: id(70), artist: ANN, content_hash: id(71) }],
  shares: [
    share(7, 1, { kind: 'payee', payee: ANN, share_bps: 9000 }),
    share(7, 1, { kind: 'payee', place: 1, payee: BOB, share_bps: 1000 }),
    share(8, 1, { kind: 'played', amount: '9' }),
  ],
  transactions: [sent(2, 0, BOB), sent(3, 0, null), sent(3, 1, BOB), sent(8, 0, ANN)],
  parties: [
    { block: 2, place: 0, account: ANN, is_told: 1 },
    { block: 3, place: 0, account: ANN, is_told: 0 },
    { block: 3, place: 1, account: ANN, is_told: 0 },
    { block: 3, place: 1, account: BOB, is_told: 0 },
    { block: 8, place: 0, account: ANN, is_told: 0 },
  ],
}
const market = {
  wrapped: WRAPPED,
  dollars: [DOLLAR],
  decimals: 6,
  known: [],
  staking: [{ pair: PAIR, rewards: REWARDS }],
}
const QUERIES: readonly HistoryQuery[] = [
  { kind: 'pairs', after: 0 },
  { kind: 'acts', account: ANN, subject: null, act: null, before: { block: 5, log: 1 } },
  { kind: 'acts', account: ANN, subject: null, act: null, before: null, after: { block: 0, log: 0 } },
  { kind: 'moves', account: BOB, token: null, before: null },
  { kind: 'candles', pair: PAIR, step: 3600, before: null },
  { kind: 'songs', artist: ANN, song: null, before: null },
  { kind: 'artists', after: null, songsAfter: 0 },
  { kind: 'earnings', artist: ANN, payee: BOB, song: null, from: null, before: { block: 9, log: 0 } },
  { kind: 'earnings', artist: ANN, payee: null, song: null, from: 1, before: null },
  { kind: 'recordings', contentHash: id(71) },
  { kind: 'holders', token: TOKEN, after: 0 },
  { kind: 'worth', account: ANN, step: 86_400, before: null, market },
  { kind: 'proposals', proposal: null, before: { block: 7, log: 0 } },
  { kind: 'delegates', after: 0 },
  { kind: 'delegations', delegate: BOB, before: { block: 4, log: 3 } },
  { kind: 'market', market },
  { kind: 'marketPools', market, after: 1 },
  { kind: 'marketTokens', market, after: 0 },
  { kind: 'rankedSongs', after: 0 },
  { kind: 'rankedArtists', after: 0 },
  { kind: 'rankPayers', of: { song: id(70) }, after: 0 },
  { kind: 'positions', account: ANN, pair: PAIR, after: 0, staking: market.staking },
  { kind: 'transactions', account: null, isUntold: false, before: { block: 8, place: 0 } },
  { kind: 'transactions', account: ANN, isUntold: true, before: { block: 8, place: 0 } },
]

describe('a query of the history', () => {
  it.each(QUERIES)(
    'has the same result in both kinds of database: $kind (spec: database.one-writer)',
    async (query) => {
      const ours = await historyPage(file, query)
      const theirs = await historyPage(shared, query)
      expect(theirs).toEqual(ours)
      expect(JSON.stringify(ours?.rows)).not.toMatch(/^(?:\[\]|.*\[\],"songs":\[\])/)
    },
  )

  it.each([
    ['holders', 50_000, { kind: 'holders', token: at(90), after: 0 }],
    ['worth', 20_000, { kind: 'worth', account: at(91), step: 3600, before: null, market }],
  ] as const)(
    'is summed up to its limit and no further: %s (spec: explorer.holders, account.worth)',
    async (_, most, query) => {
      const plant = (db: HistoryDb, token: Address, count: number) =>
        sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
        insert into moves select 1, 1000000 + i, 90000, ${id(1)}, ${token}, ${at(91)}, ${at(92)}, '1' from n`.execute(
          db,
        )
      for (const db of [shared, file]) {
        await db.deleteFrom('moves').where('block', '=', 1).where('log', '>', 1_000_000).execute()
        await plant(db, at(90), most)
        const whole = await historyPage(db, query)
        expect(whole?.isTooMuch).toBeUndefined()
        expect(whole?.rows).not.toEqual([])
        // Uses another token, because counts of the first are cached for this block.
        await db.deleteFrom('moves').where('token', '=', at(90)).execute()
        await plant(db, at(93), most + 1)
        const beyond = query.kind === 'holders' ? { ...query, token: at(93) } : query
        expect(await historyPage(db, beyond)).toMatchObject({ rows: [], isTooMuch: true })
      }
    },
  )
})

test('orders are stored, found, judged and deleted the same way by both kinds of database (spec: market.book, market.watched)', async () => {
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  const terms = { collection: PAIR, startSeconds: 50n, endSeconds: 900n, salt: 1n, counter: 0n }
  const price = (amount: bigint, token: Address = TOKEN) => ({ token, amount })
  const listed = { ...terms, kind: 'listing', seller: ANN, royalty: null } as const
  const wanted = { ...terms, kind: 'offer', bidder: BOB, royalty: null } as const
  const book: readonly (readonly [MarketOrder, OrderStanding])[] = [
    [{ ...listed, tokenId: 7n, price: price(10n ** 20n) }, 'good'],
    [{ ...listed, tokenId: 7n, price: { token: 'native', amount: 9n } }, 'good'],
    [{ ...listed, tokenId: 7n, price: price(5n) }, 'good'],
    [{ ...listed, tokenId: 8n, price: price(5n) }, 'ownerMoved'],
    [{ ...listed, tokenId: 9n, price: price(5n), startSeconds: 500n }, 'notBegun'],
    [{ ...wanted, tokenId: 7n, price: price(2n ** 255n) }, 'good'],
    [{ ...wanted, tokenId: 8n, price: price(7n) }, 'good'],
    [{ ...terms, kind: 'collectionOffer', bidder: BOB, price: price(1n, REWARDS) }, 'cancelled'],
  ]
  const told = await Promise.all(
    [null, logins()].map(async (where) => {
      const database = ownDatabase({
        folder,
        logins: where,
        genesis: () => id(3),
        parts: OWN_TABLES,
        log,
        now: () => 0,
      })
      const db = (await database.tables<OrderTables>()) ?? expect.fail()
      for (const [place, [order, standing]] of book.entries()) {
        const kept = { order, hash: id(place), signature: '0x', standing, block: place, nowSeconds: 9 + place }
        await storeOrder(db, { ...kept, client: place < 4 ? 'one' : null })
      }
      const full = { limits: { account: 99, collection: 99, client: 4 } }
      const extra = { order: { ...listed, tokenId: 1n, price: price(1n) }, hash: id(99), signature: '0x', block: 9 }
      const refused = await storeOrder(db, { ...extra, standing: 'good', nowSeconds: 9, client: 'one' }, full)
      const page = async (query: Partial<OrderQuery>) => {
        const whole: OrderQuery = {
          lives: ['open', 'waiting', 'dormant'],
          sort: 'newest',
          after: null,
          limit: 3,
          ...query,
        }
        return (await ordersPage(db, whole)).map(({ hash }) => hash.slice(-2))
      }
      const pages = [
        await page({}),
        await page({ after: { value: '14', hash: id(5) } }),
        await page({ collection: PAIR, piece: '7', kind: 'listing', token: TOKEN, sort: 'price' }),
        await page({ kind: 'offer', token: TOKEN, sort: 'price' }),
        await page({ maker: ANN, lives: ['dormant'] }),
      ]
      const names = (orders: readonly { hash: string }[]) => orders.map(({ hash }) => hash.slice(-2)).toSorted()
      const found = [
        names(await touchedOrders(db, [{ by: 'piece', collection: PAIR, piece: 7n }])),
        names(await touchedOrders(db, [{ by: 'listings', collection: PAIR, maker: ANN }])),
        names(await touchedOrders(db, [{ by: 'funds', token: TOKEN, maker: BOB }])),
        names(await dueOrders(db, 600)),
        names(await ordersEndedSince(db, 3)),
        names(await ordersJudgedAfter(db, 4)),
        (await contractsOfOrders(db)).toSorted(),
      ]
      const cheapest = (await cheapestListings(db, [PAIR])).toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
      const memory = cachedCheapestListings()
      const remembered = async () => names(await memory(db, [PAIR]))
      const known = [await remembered()]
      const { revision } = await orderChangesSince(db, null)
      const offers = book.flatMap(([order]) => (order.kind === 'offer' ? [order] : []))
      const counts = await competingCounts(db, offers, ([owner]) =>
        Promise.resolve(new Map(owner ? [[fundsKey(owner), { balance: 2n ** 255n, allowance: 2n ** 256n }]] : [])),
      )
      await writeJudgements(
        db,
        [0, 1, 2].map((place) => ({ hash: id(place), standing: 'ownerMoved', block: 2 })),
      )
      known.push(await remembered())
      const since = async (last: number) => {
        const { revision: newest, orders } = await orderChangesSince(db, last)
        return [newest, (orders ?? []).map(({ kind, piece, token }) => `${kind} ${piece} ${token}`).toSorted()]
      }
      const changes = [revision, await since(revision), await since(revision + 1)]
      const alive: string[] = []
      for await (const some of aliveOrders(db, 3)) alive.push(...names(some))
      const judged = await page({ lives: ['dormant'], limit: 9 })
      await deleteEndedOrders(db, 901 + 86_400)
      const left = await page({})
      known.push(await remembered())
      await database.stop()
      const told = { refused, pages, found, cheapest, known, changes, alive, judged, left }
      return { ...told, counts: offers.map((offer) => counts.get(offer)) }
    }),
  )
  const [ours, theirs] = told
  expect(theirs).toEqual(ours)
  expect(ours).toMatchObject({
    refused: { ok: false, code: 'full' },
    pages: [['06', '05', '04'], ['04', '03', '02'], ['02', '00'], ['05', '06'], ['03']],
    found: [
      ['00', '01', '02'],
      ['00', '01', '02', '03', '04'],
      ['05', '06'],
      ['04'],
      ['07'],
      ['05', '06', '07'],
      [PAIR, REWARDS, TOKEN].toSorted(),
    ],
    counts: [2, 2],
    known: [['01', '02'], [], []],
    changes: [8, [9, ['native', TOKEN, TOKEN].map((token) => `listing 7 ${token}`).toSorted()], [9, []]],
    judged: ['03', '02', '01', '00'],
    left: [],
  })
  expect(ours?.cheapest.map(({ price, hash }) => [price, hash.slice(-2)])).toEqual([
    [9n, '01'],
    [5n, '02'],
  ])
  expect(ours?.alive.toSorted()).toEqual(['00', '01', '02', '03', '04', '05', '06'])
})

test('votes by signature are stored, refused, counted and deleted the same way by both kinds of database, also concurrently (spec: governance.ballots-kept)', async () => {
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  const told = await Promise.all(
    [null, logins()].map(async (where) => {
      const database = ownDatabase({
        folder,
        logins: where,
        genesis: () => id(1),
        parts: OWN_TABLES,
        log,
        now: () => 0,
      })
      const db = (await database.tables<BallotTables>()) ?? expect.fail()
      const keep = (voter: Address, support: boolean, votes: bigint, proposal = '7') => {
        const ballot = { voter, proposal, support, v: 28, r: id(1), s: id(2) } as const
        return storeBallot(db, { governor: TOKEN, ballot, votes, endBlock: 80_000_000n, nowSeconds: 1_999_999_999 }, 3)
      }
      const outcomes = [
        await keep(ANN, true, 9n),
        await keep(ANN, true, 10n),
        await keep(ANN, false, 10n),
        await keep(ANN, false, 10n, '8'),
        await keep(BOB, true, 2n ** 96n - 1n),
        // If two writes arrive together, exactly one succeeds.
        ...(await Promise.all([keep(PAIR, true, 10n), keep(PAIR, false, 10n)])).map(({ kind }) => kind).toSorted(),
        await keep(REWARDS, true, 9n),
        await keep(REWARDS, true, 11n),
      ]
      const kept = await storedBallots(db, TOKEN, '7')
      await sweepBallots(db, 80_000_000)
      const left = await storedBallots(db, TOKEN, '8')
      await sweepBallots(db, 80_000_001)
      const swept = await storedBallots(db, TOKEN, '8')
      await database.stop()
      return { outcomes, kept: kept.map(({ voter, votes }) => [voter, votes]), left, swept }
    }),
  )
  const [ours, theirs] = told
  expect(theirs).toEqual(ours)
  expect(ours?.kept).toEqual([
    [BOB, `${2n ** 96n - 1n}`],
    [REWARDS, '11'],
    [PAIR, '10'],
  ])
  expect(ours?.outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : outcome.kind))).toEqual(
    'stored stored otherSide stored stored otherSide stored full stored'.split(' '),
  )
  expect([ours?.left.length, ours?.swept]).toEqual([1, []])
})

test('a database server is trusted by its certificate and name only, and without a certificate if that is switched off (spec: database.tls)', async () => {
  const isEncrypted = async (more: NodeJS.ProcessEnv, host?: string) => {
    const { writer } = logins(more)
    const dialect = postgresDialect({ ...writer, host: host ?? writer.host }, { schema: 'public', maxConnections: 1 })
    const db = new Kysely<unknown>({ dialect })
    try {
      const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db)
      return rows[0]?.ssl
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      await db.destroy()
    }
  }
  const on = { MUSI_DATABASE_TLS: 'on' }
  expect(await isEncrypted(on)).toMatch(/unable to (?:get local issuer|verify the first) certificate/)
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, testAuthority().certificate])
  expect(await isEncrypted(on)).toMatch(/unable to (?:get local issuer|verify the first) certificate/)
  setDefaultCACertificates([...trusted, authority.certificate])
  expect(await isEncrypted(on)).toBe(true)
  expect(await isEncrypted(on, 'localhost')).toContain('does not match')
  setDefaultCACertificates(trusted)
  expect(await isEncrypted({ MUSI_DATABASE_TLS: 'off' })).toBe(false)
})

test('uploads, drafts and songs are stored, summed, found, leased and deleted the same way by both kinds of database (spec: uploads.own, uploads.one-checker, songs.studio)', async () => {
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  const now = 1_800_000_000
  const object = 'cd'.repeat(32)
  const preview = 'ef'.repeat(32)
  const upload = (name: string, account: Address, more: Partial<UploadRow>): UploadRow => ({
    upload: name,
    account,
    client: 'a client',
    kind: 'sound',
    name: '‮a\'"; –',
    bytes: 104_857_600,
    state: 'receiving',
    problem: null,
    result: null,
    object: null,
    preview_object: null,
    made_at: now,
    network: 'n.a',
    came_bytes: 0,
    late_bytes: 0,
    late_since: now,
    touched_at: now,
    checker: null,
    lease_ends_at: null,
    checked_permille: null,
    ...more,
  })
  const about: SongAbout = {
    ...{ song_title: 'Tide', artist_name: 'Nova ‮', genre: 'Dub', description: '\u0001', released_date: '' },
    ...{ exclusive: 'true', artwork: `/artworks/${preview}`, keys: [], supporters: [] },
    keys: [{ kind: 'token', token: TOKEN, atLeast: `${2n ** 255n}` }],
    sound: { address: '/s', isCertified: true, durationMs: 61_000, gainDb: -0.25, waveform: '', preview: null },
  }
  const told = await Promise.all(
    [null, logins()].map(async (where) => {
      const database = ownDatabase({
        folder,
        logins: where,
        genesis: () => id(2),
        parts: OWN_TABLES,
        log,
        now: () => 0,
      })
      const db = (await database.tables<UploadTables & SongTables>()) ?? expect.fail()
      await insertUpload(db, upload('one', ANN, {}))
      await insertUpload(db, upload('two', ANN, { state: 'ready', object, preview_object: preview, bytes: 7 }))
      await insertUpload(db, upload('old', BOB, { touched_at: now - 86_401, kind: 'artwork' }))
      // The total needs more than 32 bits.
      for (const [row] of Array.from({ length: 60 }, () => [upload('one', ANN, {})] as const))
        await addReceivedBytes(db, row, row.bytes, now)
      await Promise.all([1, 2, 3].map((bytes) => addReceivedBytes(db, upload('two', ANN, {}), bytes, now + 1)))
      const uses = [await readUploadUse(db, 'account', ANN, now), await readUploadUse(db, 'client', 'a client', now)]
      const named = [object, preview, 'no such'].map((each) => isReferencedByUpload(db, each))
      const open = await findUnfinishedUploads(db)
      const found = {
        held: [...(await reservedBytesByNetwork(db, now))],
        kept: [...(await storedBytesByNetwork(db))],
        named: await Promise.all(named),
        old: await findOldUploads(db, now),
        others: await findUpload(db, 'one', BOB),
        own: await listUploads(db, ANN),
        open: open.map((row) => row.upload).toSorted(),
      }
      const lease = (server: string, nowSeconds: number) =>
        tryLeaseUpload(db, { upload: 'one', server, nowSeconds, doneShare: 0.5 })
      const leases = [
        ...(await Promise.all([lease('a', now), lease('a', now)])),
        await lease('b', now + LEASE_SECONDS - 1),
        await updateLeasedUpload(db, 'one', 'b', { state: 'refused' }),
        await lease('b', now + LEASE_SECONDS),
        // The server whose lease expired overwrites nothing.
        await updateLeasedUpload(db, 'one', 'a', { state: 'refused' }),
        await endLease(db, 'one', 'b'),
        await lease('a', now),
        await updateLeasedUpload(db, 'one', 'a', { state: 'ready' }),
        await lease('b', now + 10 * LEASE_SECONDS),
        await lease('a', now),
      ]
      await updateUpload(db, 'one', { state: 'refused', problem: 'silent' })
      await deleteUpload(db, 'two')
      await storeDetails(db, id(3), about, object)
      await storeDetails(db, id(3), { ...about, song_title: 'Ebb' }, object)
      const draft = {
        account: ANN,
        nonce: `${2n ** 46n}`,
        plan: '{}',
        made_at: now,
        changed_at: now,
        bytes: 104_857_600,
      }
      await db.updateTable('songs').set(draft).where('song', '=', id(3)).execute()
      const songs = [await songRow(db, id(3)), await findStoredSong(db, id(3)), await songRow(db, id(4))]
      const none = { has: () => false }
      const shown = await Promise.all([
        isObjectOfSong(db, object),
        isShown(db, preview, none),
        isShown(db, object, none),
      ])
      const left = await listUploads(db, ANN)
      await db.deleteFrom('songs').execute()
      await database.stop()
      return { uses, found, songs, shown, left, leases }
    }),
  )
  const [ours, theirs] = told
  expect(theirs).toEqual(ours)
  expect(ours?.uses[0]).toEqual({ open: 2, openBytes: 104_857_607, todayBytes: 60 * 104_857_600 + 6 })
  expect(ours?.found).toMatchObject({
    held: [['n.a', 0]],
    kept: [['n.a', 60 * 104_857_600 + 7]],
    named: [true, true, false],
    others: undefined,
  })
  expect(ours?.found.old.map((row) => row.upload)).toEqual(['old'])
  expect(ours?.left).toMatchObject([{ upload: 'one', state: 'refused', problem: 'silent', name: '‮a\'"; –' }])
  expect(ours?.songs[0]).toMatchObject({ song_title: 'Ebb', account: ANN, bytes: 104_857_600 })
  expect(ours?.shown).toEqual([true, true, false])
  expect(ours?.leases).toEqual([true, true, false, false, true, false, true, true, true, false, false])
})

test('a database outage is logged once when it begins and once when it ends, however many queries fail (spec: database.away)', async () => {
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  const log = { debug: note, info: note, warn: note, error: note }
  const database = ownDatabase({
    folder,
    logins: logins(),
    genesis: () => id(1),
    parts: OWN_TABLES,
    log,
    now: Date.now,
  })
  const songs = async () => await (await database.tables<SongTables>())?.selectFrom('songs').select('song').execute()
  expect(await songs()).toEqual([])
  await postgres.kill()
  const asked = await Promise.allSettled([songs(), songs(), songs()])
  const again = await Promise.allSettled([songs()])
  for (const each of [...asked, ...again])
    expect(each.status === 'rejected' && each.reason).toBeInstanceOf(DatabaseUnreachable)
  expect(lines).toEqual([expect.stringContaining('cannot be reached')])
  await postgres.start()
  expect(await songs()).toEqual([])
  expect(await songs()).toEqual([])
  expect(lines.slice(1)).toEqual(['The database can be reached again.'])
  // An error of the database itself is our bug and is thrown.
  const tables = await database.tables<SongTables>()
  await expect(sql`select no_such_column from songs`.execute(tables ?? expect.fail())).rejects.not.toBeInstanceOf(
    DatabaseUnreachable,
  )
  await database.stop()
})
