import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { ACT_KINDS, Acts } from '@musi/api/history/acts'
import { CANDLE_STEPS, Candles } from '@musi/api/history/candles'
import { Earnings } from '@musi/api/history/earnings'
import {
  ACTS_PATH,
  CANDLES_PATH,
  EARNINGS_PATH,
  HEADS_PATH,
  HEALTH_PATH,
  MOVES_PATH,
  PAIRS_PATH,
  SONGS_PATH,
  TRANSACTIONS_PATH,
} from '@musi/api/paths'
import { HISTORY_TOPICS, HistoryNews } from '@musi/api/history/historyNews'
import { Health } from '@musi/api/page/health'
import { type Move, Moves } from '@musi/api/history/moves'
import { Pairs } from '@musi/api/history/pairs'
import { type SongAbout, Songs } from '@musi/api/music/songs'
import { SentTransactions } from '@musi/api/history/transactions'
import { pairReserves } from '@musi/chain/reads/pools/pairReserves'
import { contractValue } from '@musi/chain/requests/contracts/contractValue'
import { type Mined, type MinedPage, accountTransactions } from '@musi/chain/requests/transactions/minedTransactions'
import { tokenAbi } from '@musi/chain/abi/token'
import { parseHex } from '@musi/chain/rpc/wire'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import type * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import type { SongTables } from '#music/songs/songTables.ts'
import { storeDetails } from '#music/songs/songDetails.ts'
import { waitForHistory } from '#testing/waitForHistory.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

const beforeForward = () => Promise.resolve()
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const ABOUT: SongAbout = {
  song_title: 'Low Tide',
  artist_name: 'Nova',
  genre: 'Dub',
  description: '',
  released_date: '2026-11-22',
  exclusive: 'false',
  artwork: '/logos/nova.svg',
  sound: {
    address: '/audio/1',
    // Not certified, because the registered recording has a different hash.
    isCertified: false,
    durationMs: 61_000,
    gainDb: -0.5,
    waveform: '',
    preview: null,
  },
  keys: [{ kind: 'collectible', collection: '0x0000000000000000000000000000000000000007' }],
  supporters: [],
}
let chain: TestChain
let server: TestServer

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  server = await startTestServer({}, { chain: { ...chain, songs: [], beforeForward }, hasIndex: true })
  await waitForHistory(server, chain)
})
afterAll(() => server.close())

type Paged<Row> = { rows: readonly Row[]; next: string | null; at: { number: number }; behind: number; since: number }

async function page<Row>(shape: v.GenericSchema<Paged<Row>, unknown>, path: string): Promise<Paged<Row>> {
  const { status, text } = await server.ask(path)
  expect([path, status]).toEqual([path, 200])
  return validated(shape, JSON.parse(text))
}

async function allOf<Row>(shape: Parameters<typeof page<Row>>[0], path: string, cursor = 'before'): Promise<Row[]> {
  const rows: Row[] = []
  for (let next: string | null = ''; next !== null;) {
    const one: Paged<Row> = await page(shape, `${path}${path.includes('?') ? '&' : '?'}${next && `${cursor}=${next}`}`)
    rows.push(...one.rows)
    next = one.next
  }
  return rows
}

const balances = (moves: readonly Move[]) => {
  const balancesByKey = new Map<string, bigint>()
  for (const { token, from, to, amount } of moves)
    for (const [account, change] of [[from, -BigInt(amount)] as const, [to, BigInt(amount)] as const])
      balancesByKey.set(`${token} ${account}`, (balancesByKey.get(`${token} ${account}`) ?? 0n) + change)
  return balancesByKey
}

describe('the history of a new chain', () => {
  it('the history has every pair with its reserves on the chain', async () => {
    const { rows, at, behind, since } = await page(Pairs, PAIRS_PATH)
    expect([at.number, behind, since]).toEqual([Number(await chain.request('eth_blockNumber')), 0, 0])
    expect(rows.length).toBeGreaterThan(20)
    for (const pair of rows) {
      const { call, decode } = pairReserves(pair.address as Address)
      const answer = await chain.request('eth_call', [{ to: call.address, data: call.callData }, 'latest'])
      expect(decode(parseHex(answer))?.map(String)).toEqual(pair.reserves)
    }
  })

  it('moves add up to the balance of every account in every followed token (spec: index.whole)', async () => {
    const balancesByKey = balances(await allOf(Moves, MOVES_PATH))
    expect(balancesByKey.size).toBeGreaterThan(50)
    for (const [key, amount] of balancesByKey) {
      const [token, account] = key.split(' ') as [Address, Address]
      if (account === ZERO_ADDRESS) continue
      const read = { address: token, abi: tokenAbi, functionName: 'balanceOf', args: [account] } as const
      expect([key, await contractValue(chain.request, read)]).toEqual([key, amount])
    }
  })

  it('the history has acts of every kind, newest first, and can be filtered by account', async () => {
    const acts = await allOf(Acts, ACTS_PATH)
    const kinds = new Set(acts.map(({ kind }) => kind))
    expect(ACT_KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
    const places = acts.map(({ block, log }) => block * 10_000 + log)
    expect(places).toEqual(places.toSorted((a, b) => b - a))
    expect(new Set(places).size).toBe(places.length)

    const [trader] = acts.filter(({ kind }) => kind === 'swap').map(({ account }) => account)
    const own = await allOf(Acts, `${ACTS_PATH}?account=${trader}`)
    expect(own).toEqual(acts.filter(({ account }) => account === trader))
    expect(await allOf(Acts, `${ACTS_PATH}?kind=playSong`)).toEqual(acts.filter(({ kind }) => kind === 'playSong'))
  })

  it('the history also gives the same acts oldest first, so that the first one is on the first page (spec: index.oldest-first)', async () => {
    const acts = await allOf(Acts, ACTS_PATH)
    const oldestFirst: unknown[] = []
    for (let cursor: string | null = '0.0'; cursor !== null;) {
      const { rows, next }: { rows: readonly unknown[]; next: string | null } = await page(
        Acts,
        `${ACTS_PATH}?after=${cursor}`,
      )
      expect(rows.length).toBeLessThanOrEqual(100)
      oldestFirst.push(...rows)
      cursor = next
    }
    expect(oldestFirst).toEqual(acts.toReversed())
    const plays = acts.flatMap((act) => (act.kind === 'playSong' ? [act] : []))
    const first = plays.at(-1)
    const { rows } = await page(Acts, `${ACTS_PATH}?song=${first?.song}&kind=playSong&after=0.0`)
    expect(rows[0]).toEqual(first)
    expect((await server.ask(`${ACTS_PATH}?after=0.0&before=9.0`)).status).toBe(400)
  })

  it('the history has every transaction, and for an account the same ones as a walk through all blocks (spec: index.transactions)', async () => {
    const all = await allOf(SentTransactions, TRANSACTIONS_PATH)
    const places = all.map(({ block, place }) => block * 10_000 + place)
    expect(places).toEqual(places.toSorted((a, b) => b - a))
    expect(new Set(all.map(({ transaction }) => transaction)).size).toBe(all.length)
    for (const { address } of [demoAccount('trader'), demoAccount('artist')]) {
      const listed = await allOf(SentTransactions, `${TRANSACTIONS_PATH}?account=${address}`)
      const walked: Mined[] = []
      for (let from: number | null = Number(await chain.request('eth_blockNumber')); from !== null;) {
        const found: MinedPage = await accountTransactions(chain.request, address, from, 1000)
        walked.push(...found.mined)
        from = found.older
      }
      expect(listed.map(({ transaction, status }) => [transaction, status])).toEqual(
        walked.map(({ transaction, receipt }) => [transaction.hash, receipt.status]),
      )
      expect(listed.length).toBeGreaterThan(20)
      const acts = await allOf(Acts, `${ACTS_PATH}?account=${address}`)
      const covered = new Set(acts.filter(({ kind }) => kind !== 'receiveVotes').map(({ transaction }) => transaction))
      expect(await allOf(SentTransactions, `${TRANSACTIONS_PATH}?account=${address}&untold=yes`)).toEqual(
        listed.filter(({ transaction }) => !covered.has(transaction)),
      )
    }
    expect((await server.ask(`${TRANSACTIONS_PATH}?untold=yes`)).status).toBe(400)
  })

  it('candles of every step count each trade once (spec: index.candles)', async () => {
    const [pair] = (await page(Pairs, PAIRS_PATH)).rows
    const swaps = await allOf(Acts, `${ACTS_PATH}?contract=${pair?.address}&kind=swap`)
    expect(swaps.length).toBeGreaterThan(10)
    for (const step of CANDLE_STEPS) {
      const candles = await allOf(Candles, `${CANDLES_PATH}?pair=${pair?.address}&step=${step}`)
      expect(candles.reduce((all, { trades }) => all + trades, 0)).toBe(swaps.length)
    }
  })

  it('the plays of a song exclude plays that its artist or payees paid for (spec: charts.own-plays)', async () => {
    const songs = await allOf(Songs, SONGS_PATH)
    const acts = await allOf(Acts, `${ACTS_PATH}?kind=playSong`)
    const plays = acts.flatMap((act) => (act.kind === 'playSong' ? [act] : []))
    expect(songs.length).toBeGreaterThan(20)
    let own = 0
    for (const { song, artist, ...counted } of songs) {
      const earned = await allOf(Earnings, `${EARNINGS_PATH}?song=${song}`)
      const owners = new Set([artist, ...earned.map(({ payee }) => payee)])
      const ofSong = plays.filter((play) => play.song === song)
      const paid = ofSong.filter(({ payer }) => !owners.has(payer))
      own += ofSong.length - paid.length
      expect([counted.plays, counted.listeners]).toEqual([paid.length, new Set(paid.map(({ payer }) => payer)).size])
    }
    expect(own).toBeGreaterThan(0)
    expect(songs.find(({ plays }) => plays === 0)?.listeners ?? 0).toBe(0)
  })

  it('one song can be requested by its id, and an unregistered id gives none (spec: songs.song-page)', async () => {
    const [first] = await allOf(Songs, SONGS_PATH)
    expect(await allOf(Songs, `${SONGS_PATH}?song=${first?.song}`)).toEqual([first])
    expect(await allOf(Songs, `${SONGS_PATH}?song=0x${'12'.repeat(32)}`)).toEqual([])
    expect((await server.ask(`${SONGS_PATH}?song=12`)).status).toBe(400)
  })

  it('the artist’s texts of a song are served two seconds after another server stored them, without a new block (spec: own.songs)', async () => {
    const before = await server.ask(SONGS_PATH)
    const { song = '0x' } = validated(Songs, JSON.parse(before.text)).rows[0] ?? {}
    const database = ownDatabase({
      folder: join(server.dataDir, 'own'),
      logins: null,
      genesis: () => chain.genesisHash,
      parts: OWN_TABLES,
      log: silent,
      now: () => 0,
    })
    const tables = await database.tables<SongTables>()
    if (tables === null) throw new Error('The database is not available.')
    await storeDetails(tables, song, { ...ABOUT, song_title: 'First words' }, null)
    await storeDetails(tables, song, ABOUT, null)
    const askAgain = () => server.ask(SONGS_PATH, { headers: { 'if-none-match': before.headers['etag'] ?? '' } })
    await expect.poll(async () => (await askAgain()).status, { timeout: 10_000 }).toBe(200)
    const after = await askAgain()
    const { rows } = validated(Songs, JSON.parse(after.text))
    expect(rows.map(({ about }) => about).slice(0, 2)).toEqual([ABOUT, null])
    const same = await server.ask(SONGS_PATH, { headers: { 'if-none-match': after.headers['etag'] ?? '' } })
    expect([same.status, same.text]).toEqual([304, ''])
    await database.stop()
  })
})

/** The history's part of the head stream, newest last. */
async function listenToNews() {
  const sent = request({ host: '127.0.0.1', port: server.port, path: HEADS_PATH, agent: false })
  sent.on('error', () => {})
  sent.end()
  const [stream] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  stream.on('error', () => {})
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const news = () =>
    [...text.matchAll(/^event: history\ndata: (.*)$/gm)].map(([, json = '']) =>
      validated(HistoryNews, JSON.parse(json)),
    )
  return { news, end: () => void sent.destroy() }
}

test('open pages receive only the topics that have new rows (spec: heads.history)', async () => {
  const page = await listenToNews()
  await vi.waitFor(() => expect(page.news()).toHaveLength(1))
  const [first] = page.news()
  const [owner = '0x', factory = '0x'] = [chain.accounts[2]?.address, chain.addressBook.contracts.artistTokenFactory]
  await sendUnlocked(chain.request, owner, createArtistToken({ factory, name: 'Told', symbol: 'TOLD', owner }))
  const newest = Number(await chain.request('eth_blockNumber'))
  await vi.waitFor(() => expect(page.news().at(-1)).toMatchObject({ at: newest, behind: 0, isFollowing: true }))
  const last = page.news().at(-1)
  expect(HISTORY_TOPICS.filter((topic) => last?.topics[topic] !== first?.topics[topic])).toEqual([
    'moves',
    'artists',
    'transactions',
  ])
  page.end()
})

test('a reorganisation removes the undone acts and adds those of the new blocks (spec: index.follows)', async () => {
  const created = () => allOf(Acts, `${ACTS_PATH}?kind=createArtistToken`)
  const before = await created()
  const [owner = '0x', factory = '0x'] = [chain.accounts[3]?.address, chain.addressBook.contracts.artistTokenFactory]
  const createToken = async (symbol: string) => {
    await sendUnlocked(chain.request, owner, createArtistToken({ factory, name: symbol, symbol, owner }))
    await waitForHistory(server, chain)
  }
  await chain.snapshot()
  await createToken('NOVA')
  expect(await created()).toHaveLength(before.length + 1)
  await createToken('MORE')
  await chain.revert()
  await createToken('ELSE')
  const after = await created()
  expect(after).toHaveLength(before.length + 1)
  expect(after.slice(1)).toEqual(before)
})

test('a page is answered with 304 until the next block, to any origin, and refuses invalid queries (spec: index.answers)', async () => {
  const headers = { origin: 'https://fans.example', 'sec-fetch-site': 'cross-site' }
  const first = await server.ask(PAIRS_PATH, { headers })
  expect(first.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, no-cache' })
  const etag = first.headers['etag'] ?? ''
  expect((await server.ask(PAIRS_PATH, { headers: { 'if-none-match': etag } })).status).toBe(304)
  await chain.snapshot()
  await chain.request('evm_mine')
  await waitForHistory(server, chain)
  expect((await server.ask(PAIRS_PATH, { headers: { 'if-none-match': etag } })).status).toBe(200)
  await chain.revert()
  for (const path of [
    `${PAIRS_PATH}?after=-1`,
    `${CANDLES_PATH}?step=60`,
    `${CANDLES_PATH}?pair=${ZERO_ADDRESS}&step=7`,
    `${ACTS_PATH}?account=ann`,
    `${ACTS_PATH}?kind=sing`,
    `${ACTS_PATH}?song=0x12`,
    `${MOVES_PATH}?before=12`,
  ]) {
    const { status, text } = await server.ask(path)
    expect([path, status, JSON.parse(text)]).toMatchObject([path, 400, { code: 'badQuery' }])
  }
})

test('a history answers 503 while its chain cannot be read, not an empty list', async () => {
  const unreachableChain = { ...chain, rpcUrl: 'http://127.0.0.1:1', wsUrl: 'ws://127.0.0.1:1', beforeForward }
  const silent = await startTestServer({}, { chain: unreachableChain, hasIndex: true })
  const { status, text } = await silent.ask(ACTS_PATH)
  expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'unread' }])
  expect(validated(Health, JSON.parse((await silent.ask(HEALTH_PATH)).text)).history).toEqual({
    at: null,
    behind: null,
    isFollowing: false,
  })
  await silent.close()
})
