import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlayAccess, PlayRefusal, PlayTicket } from '@musi/api/music/plays'
import { Health } from '@musi/api/page/health'
import { Songs, type SongKey } from '@musi/api/music/songs'
import { HEALTH_PATH, PLAYS_PATH, SONGS_PATH, soundPath } from '@musi/api/paths'
import type { Call } from '@musi/chain/write'
import { approve } from '@musi/chain/writes/tokens/approve'
import { playSong } from '@musi/chain/writes/music/playSong'
import { registerSong } from '@musi/chain/writes/music/registerSong'
import { retireSong } from '@musi/chain/writes/music/retireSong'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'
import { type Kysely, sql } from 'kysely'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { folderStore } from '../media/folderStore.ts'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import type { SongTables } from '../songs/songTables.ts'
import { storeDetails } from '../songs/songDetails.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { signIn, testPage } from '#testing/testSignIn.ts'

const COST = 5n * 10n ** 18n
const BYTES = 40_000
const SECONDS = 50
const sound = randomBytes(BYTES)
const artist = demoAccount('artist').address
const fan = demoAccount('newcomer').address
const stranger = demoAccount('voter').address
let chain: TestChain
let server: TestServer
let token: Address
let jukebox: Address
let song: string
let nowMs = Date.now()

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const sentBy = (by: Address, call: Call | undefined) => ({
  from: by,
  to: call?.to,
  data: call?.data,
  gas: '0x7a1200',
  gasPrice: '0x0',
})

async function send(by: Address, call: Call | undefined): Promise<string> {
  if (call === undefined) throw new Error('There is no call.')
  const hash = String(await chain.request('eth_sendTransaction', [sentBy(by, call)]))
  await chain.request('evm_mine')
  return hash
}

const level = () =>
  vi.waitFor(async () => {
    const newest = Number(await chain.request('eth_blockNumber'))
    const { history } = validated(Health, JSON.parse((await server.ask(HEALTH_PATH)).text))
    expect(history).toMatchObject({ at: newest, behind: 0 })
  }, 15_000)

async function* piece() {
  yield sound
}

/** Runs work on the server's own database, beside the server. */
async function withTables(work: (tables: Kysely<SongTables>) => Promise<unknown>): Promise<void> {
  const database = ownDatabase({
    folder: join(server.dataDir, 'own'),
    logins: null,
    genesis: () => chain.genesisHash,
    parts: OWN_TABLES,
    log: silent,
    now: () => 0,
  })
  const tables = await database.tables<SongTables>()
  if (tables === null) throw new Error('It is not there.')
  await work(tables)
  await database.stop()
}

let lastNonce = 900n
/** A song by Arlo whose recording this server has. */
async function newSong(keys: readonly SongKey[] = [], at = jukebox): Promise<string> {
  const kept = await folderStore(join(server.dataDir, 'objects')).put(piece(), 1_000_000)
  if (!kept.ok) throw new Error(kept.trouble)
  lastNonce += 1n
  const terms = { jukebox: at, nonce: lastNonce, token, cost: COST, opensAtSeconds: null }
  const payees = [{ account: artist, shareBps: 10_000 }] as const
  await send(artist, registerSong({ ...terms, payees, contentHash: `0x${kept.id}` }).candidates[0])
  await level()
  const [row] = validated(Songs, JSON.parse((await server.ask(SONGS_PATH)).text)).rows
  const id = row?.song ?? '0x'
  const texts = { song_title: 'One', artist_name: 'Arlo', genre: 'Folk', description: '', released_date: '2026-11-23' }
  const about = {
    address: soundPath(id),
    isCertified: true,
    durationMs: SECONDS * 1000,
    gainDb: 0,
    waveform: '',
    preview: null,
  }
  const told = { ...texts, exclusive: 'true' as const, artwork: null, sound: about }
  await withTables((tables) => storeDetails(tables, id, { ...told, keys: [...keys], supporters: [] }, kept.id))
  return id
}

const playOf = (id: string, at = jukebox) =>
  playSong({ jukebox: at, songId: id as `0x${string}`, maximumCost: COST, play: { for: 'sender' } }).candidates[0]
const pay = (by = fan, id = song) => send(by, playOf(id))

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  const clock = { now: () => nowMs, random: Math.random, sleep: () => Promise.resolve() }
  server = await startTestServer(
    {},
    { chain: { ...chain, beforeForward: () => Promise.resolve() }, hasIndex: true, clock },
  )
  jukebox = chain.addressBook.contracts.jukebox ?? '0x'
  await level()
  const { rows } = validated(Songs, JSON.parse((await server.ask(SONGS_PATH)).text))
  token = rows.find((row) => row.artist === artist)?.token as Address
  for (const to of [fan, stranger]) {
    await send(artist, transfer({ what: token, recipient: to, amount: 40n * COST }).candidates[0])
    await send(to, approve({ token, spender: jukebox, amount: 40n * COST }).candidates[0])
  }
  song = await newSong()
}, 60_000)
afterAll(() => server.close())

type Page = ReturnType<typeof testPage>
async function listener(account: Address): Promise<Page> {
  const page = testPage(server)
  expect((await signIn(page, server, chain.request, account)).status).toBe(200)
  return page
}
async function ticketFor(page: Page, body: { song: string; transaction?: string }): Promise<PlayTicket> {
  const answer = await page.post(PLAYS_PATH, body)
  expect(answer.text).toContain('ticket=')
  return validated(PlayTicket, JSON.parse(answer.text))
}
/**
 * The status of a song's lookup, the time until which its play can be restarted, and whether a
 * payment is awaited.
 */
async function lookUp(page: Page, id = song): Promise<string> {
  const { status, text } = await page.get(`${PLAYS_PATH}?song=${id}`)
  const { by, endsAtSeconds, isAwaited } = validated(PlayAccess, JSON.parse(text))
  return `${status} ${isAwaited ? 'awaited' : by} ${endsAtSeconds}`
}
const refusalOf = ({ status, text }: { status: number; text: string }) =>
  `${status} ${validated(PlayRefusal, JSON.parse(text)).code}`

test('a song without a ticket answers 402 with a machine-readable price (spec: songs.gate)', async () => {
  const answer = await server.ask(soundPath(song))
  expect(answer.status).toBe(402)
  expect(decodePaymentRequiredHeader(answer.headers['payment-required'] ?? '').accepts[0]).toMatchObject({
    asset: token,
  })
  expect(validated(PlayRefusal, JSON.parse(answer.text)).price).toEqual({
    chainId: 31_337,
    jukebox,
    song,
    token,
    cost: String(COST),
    opensAtSeconds: '0',
  })
  expect(refusalOf(await server.ask(soundPath(`0x${'9'.repeat(64)}`)))).toBe('404 noSuchSong')
  expect(refusalOf(await testPage(server).post(PLAYS_PATH, { song }))).toBe('401 notSignedIn')
  const page = await listener(stranger)
  expect(refusalOf(await page.post(PLAYS_PATH, { song }))).toBe('402 notPaid')
  // A lookup is never refused.
  expect(await lookUp(page)).toBe('200 null null')
  expect(await lookUp(page, `0x${'9'.repeat(64)}`)).toBe('200 null null')
  expect(refusalOf(await page.get(PLAYS_PATH))).toBe('400 badSong')
  expect(refusalOf(await testPage(server).get(`${PLAYS_PATH}?song=${song}`))).toBe('401 notSignedIn')
})

test('a song of the earlier jukebox names that jukebox in its price, is paid there, and its play counts (spec: contracts.jukebox-earlier)', async () => {
  const earlier = chain.addressBook.contracts.jukeboxV2 ?? '0x'
  const old = await newSong([], earlier)
  const page = await listener(fan)
  const refused = await page.post(PLAYS_PATH, { song: old })
  expect(refusalOf(refused)).toBe('402 notPaid')
  expect(validated(PlayRefusal, JSON.parse(refused.text)).price).toMatchObject({ jukebox: earlier, song: old })
  await send(fan, approve({ token, spender: earlier, amount: COST }).candidates[0])
  const transaction = await send(fan, playOf(old, earlier))
  await level()
  expect((await ticketFor(page, { song: old, transaction })).by).toBe('play')
  const { rows } = validated(Songs, JSON.parse((await server.ask(`${SONGS_PATH}?song=${old}`)).text))
  expect(rows).toMatchObject([{ song: old, jukebox: earlier, plays: 1, listeners: 1 }])
})

/** Bytes a ticket for a short song allows. */
const SHORT_SONG = 30 * 1024 * 1024

test('a paid play opens the song whole and in ranges, once, until it expires (cases 89 and 98; spec: songs.gate, songs.used-up)', async () => {
  const page = await listener(fan)
  const transaction = await pay()
  const { address, by, bytesLeft } = await ticketFor(page, { song, transaction })
  expect([by, bytesLeft]).toEqual(['play', SHORT_SONG])
  // A media element needs only the URL, without our headers or a cookie.
  const whole = await server.ask(address)
  expect([whole.status, whole.headers['content-length'], whole.headers['cache-control']]).toEqual([
    200,
    String(BYTES),
    'private, no-store',
  ])
  const ranges: readonly [string, number, string | undefined][] = [
    ['bytes=0-', 206, `bytes 0-${BYTES - 1}/${BYTES}`],
    ['bytes=100-199', 206, `bytes 100-199/${BYTES}`],
    ['bytes=-1', 206, `bytes ${BYTES - 1}-${BYTES - 1}/${BYTES}`],
    [`bytes=${BYTES}-`, 416, `bytes */${BYTES}`],
  ]
  for (const [range, status, content] of ranges) {
    const answer = await server.ask(address, { headers: { range } })
    expect([range, answer.status, answer.headers['content-range']]).toEqual([range, status, content])
  }
  const again = await ticketFor(page, { song, transaction })
  // A reload continues with the same ticket, minus the bytes already fetched.
  expect([again.address, again.bytesLeft]).toEqual([address, SHORT_SONG - 2 * BYTES - 101])
  nowMs += (2 * SECONDS + 601) * 1000
  expect(refusalOf(await server.ask(address))).toBe('410 over')
  expect(refusalOf(await page.post(PLAYS_PATH, { song, transaction }))).toBe('402 heard')
  expect(refusalOf(await page.post(PLAYS_PATH, { song }))).toBe('402 notPaid')
})

test('a ticket alone does not use a play up: a play not begun stays available, even to a page that lost the transaction (spec: songs.used-up, songs.same-ticket)', async () => {
  const page = await listener(fan)
  await pay()
  await level()
  expect(await lookUp(page)).toBe('200 play null')
  const first = await ticketFor(page, { song })
  expect((await server.ask(first.address, { method: 'HEAD' })).status).toBe(200)
  // Before the first byte, a repeated request returns the same ticket, so that a player's URL stays valid.
  nowMs += 60_000
  expect(await ticketFor(page, { song })).toEqual(first)
  nowMs += 3_600_000
  expect(refusalOf(await server.ask(first.address))).toBe('410 over')
  const second = await ticketFor(page, { song })
  expect(await lookUp(page)).toBe('200 play null')
  expect((await server.ask(second.address)).status).toBe(200)
  expect(await lookUp(page)).toBe(`200 play ${second.endsAtSeconds}`)
  nowMs += 3_600_000
  expect(refusalOf(await page.post(PLAYS_PATH, { song }))).toBe('402 notPaid')
  expect(await lookUp(page)).toBe('200 null null')
})

test('a retired song offers no price to anybody, and its paid plays can still be heard (spec: songs.gate)', async () => {
  const page = await listener(fan)
  const other = await listener(stranger)
  const retired = await newSong()
  const transaction = await pay(fan, retired)
  await send(artist, retireSong({ jukebox, songId: retired as `0x${string}` }).candidates[0])
  await level()
  const refusals = [
    await server.ask(soundPath(retired)),
    await other.post(PLAYS_PATH, { song: retired }),
    await other.post(PLAYS_PATH, { song: retired, transaction }),
  ]
  for (const answer of refusals) {
    expect(refusalOf(answer)).toBe('410 retired')
    expect(validated(PlayRefusal, JSON.parse(answer.text)).price).toBeUndefined()
  }
  expect(await lookUp(other, retired)).toBe('200 null null')
  const { address } = await ticketFor(page, { song: retired, transaction })
  expect((await server.ask(address)).status).toBe(200)
  nowMs += (2 * SECONDS + 601) * 1000
  expect(refusalOf(await page.post(PLAYS_PATH, { song: retired, transaction }))).toBe('410 retired')
})

test('case 98: one payment is one play, even if it is claimed by another account, for another song or several times at once', async () => {
  const page = await listener(fan)
  const other = await listener(stranger)
  const transaction = await pay()
  expect(refusalOf(await other.post(PLAYS_PATH, { song, transaction }))).toBe('402 otherPlay')
  const elsewhere = await newSong()
  expect(refusalOf(await page.post(PLAYS_PATH, { song: elsewhere, transaction }))).toBe('402 otherPlay')
  const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketFor(page, { song, transaction })))
  expect(new Set(tickets.map(({ address }) => address)).size).toBe(1)
  const nobody = `0x${'7'.repeat(64)}`
  expect(refusalOf(await page.post(PLAYS_PATH, { song, transaction: nobody }))).toBe('409 notFinal')
})

test('a ticket that is forged, altered or of another song opens nothing (spec: songs.tickets)', async () => {
  const page = await listener(fan)
  const { address } = await ticketFor(page, { song, transaction: await pay() })
  const elsewhere = await newSong()
  const [, ticket = ''] = address.split('ticket=')
  const spoiled = [
    `${soundPath(elsewhere)}?ticket=${ticket}`,
    address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A'),
    address.replace(/\.(\d+)\./, '.9999999999.'),
    // Other spellings of the same number.
    address.replace(/\.(\d+)\./, '.0$1.'),
    address.replace(/\.(\d+)\./, '.00$1.'),
    `${soundPath(song)}?ticket=`,
    `${soundPath(song)}?ticket=${'a'.repeat(500)}`,
  ]
  for (const each of spoiled) expect([each, refusalOf(await server.ask(each))]).toEqual([each, '403 forged'])
  expect((await server.ask(address)).status).toBe(200)
})

test('the artist and the holders of a named token hear a song without paying (spec: songs.gate)', async () => {
  const open = await newSong([{ kind: 'token', token, atLeast: String(30n * COST) }])
  const beyond = await newSong([{ kind: 'token', token, atLeast: String(10_000n * COST) }])
  const page = await listener(stranger)
  const own = await listener(artist)
  expect(await lookUp(own, beyond)).toBe('200 artist null')
  expect(await lookUp(page, open)).toBe('200 key null')
  expect((await ticketFor(own, { song: beyond })).by).toBe('artist')
  expect((await ticketFor(page, { song: open })).by).toBe('key')
  expect(refusalOf(await page.post(PLAYS_PATH, { song: beyond }))).toBe('402 notPaid')
})

test('case 98: a reorganisation that removes the payment revokes the ticket, and restores it once the payment is mined again (spec: songs.paid-once)', async () => {
  const page = await listener(fan)
  const own = await newSong()
  const before = await chain.request('evm_snapshot')
  const transaction = await pay(fan, own)
  await level()
  const { address } = await ticketFor(page, { song: own, transaction })
  await chain.request('evm_revert', [before])
  await chain.request('anvil_mine', ['0x3'])
  await vi.waitFor(async () => expect(refusalOf(await server.ask(address))).toBe('410 takenBack'), 15_000)
  expect(refusalOf(await page.post(PLAYS_PATH, { song: own, transaction }))).toBe('409 notFinal')
  // The node has dropped the transaction.
  await vi.waitFor(async () => expect(await lookUp(page, own)).toBe('200 null null'), 15_000)
  // One transaction can be pending first and be mined in a later block.
  const isMining = await chain.request('anvil_getAutomine')
  await chain.request('evm_setAutomine', [false])
  const again = await chain.request('eth_sendTransaction', [sentBy(fan, playOf(own))])
  expect([again, await lookUp(page, own)]).toEqual([transaction, '200 awaited null'])
  await chain.request('evm_mine')
  await chain.request('evm_setAutomine', [isMining])
  expect((await ticketFor(page, { song: own, transaction })).address).toBe(address)
  expect((await server.ask(address)).status).toBe(200)
})

test('case 90: a play that cannot be stored is neither granted nor lost, and is available once the disk has room', async () => {
  const page = await listener(fan)
  const transaction = await pay()
  await level()
  const full = "create trigger full before insert on plays begin select raise(abort, 'database or disk is full'); end"
  await withTables((tables) => sql.raw(full).execute(tables))
  const refused = await page.post(PLAYS_PATH, { song, transaction })
  expect(refused.status).toBeGreaterThanOrEqual(500)
  expect(refused.text).not.toContain('ticket=')
  expect(await lookUp(page)).toBe('200 play null')
  await withTables((tables) => sql.raw('drop trigger full').execute(tables))
  const { address } = await ticketFor(page, { song, transaction })
  expect((await server.ask(address)).status).toBe(200)
})

test('case 88: a path with parent folders, encoded once or twice, reaches neither a gated recording nor a file outside the store', async () => {
  const { rows } = validated(Songs, JSON.parse((await server.ask(SONGS_PATH)).text))
  const hash = rows.find((row) => row.song === song)?.contentHash.slice(2) ?? ''
  const whole = `${hash.slice(0, 2)}/${hash}`
  const climbs = ['..', '%2e%2e', '%252e%252e', '..%2f..', '..%5c..', '....//']
  const names = climbs.flatMap((up) => [`${up}/objects/${whole}`, `${up}%2fown%2fown.sqlite`, `${up}/${up}/etc/passwd`])
  const paths = ['/sounds', '/artworks', '/api/songs'].flatMap((place) =>
    [...names, whole, hash, `${hash}%00`, hash.toUpperCase(), `./${hash}`].map((name) => `${place}/${name}`),
  )
  for (const path of [...paths, ...names.map((name) => `/api/songs/${name}/sound`)]) {
    const { status, text } = await server.ask(path)
    expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code === 400 || code === 404)])
    expect(text).not.toContain('SQLite format')
    expect(text.length).toBeLessThan(BYTES)
  }
})

test('the seeded songs of this chain have certified recordings behind the gate (spec: songs.certified)', async () => {
  const { rows } = validated(Songs, JSON.parse((await server.ask(SONGS_PATH)).text))
  const seeded = rows.filter(({ about }) => (about?.sound?.preview ?? null) !== null)
  expect(seeded.length).toBeGreaterThanOrEqual(29)
  expect(seeded.every(({ about }) => about?.sound?.isCertified === true && about.released_date !== '')).toBe(true)
  const [recording] = Object.values(SEEDED_RECORDINGS)
  expect((await server.ask(`/sounds/${recording?.hash}`)).status).toBe(404)
})

test('a withdrawn song of a new chain is not served at its preview address; other previews are cached for a minute (spec: songs.withdrawn)', async () => {
  const { rows } = validated(Songs, JSON.parse((await server.ask(SONGS_PATH)).text))
  const withdrawn = chain.songs.filter(({ isWithdrawn }) => isWithdrawn)
  expect(withdrawn.length).toBeGreaterThan(0)
  for (const { song: id, recording } of withdrawn) {
    expect(rows.find((row) => row.song === id)).toMatchObject({ isWithdrawn: true, about: { sound: null } })
    const { status } = await server.ask(`/sounds/${SEEDED_RECORDINGS[recording]?.preview.hash}`)
    expect([recording, status]).toEqual([recording, 404])
  }
  const [heard] = rows.flatMap(({ about }) => about?.sound?.preview?.address ?? [])
  const [, id = ''] = heard?.match(/^\/sounds\/(.*)$/) ?? []
  // Stands in for the recording, which takes seconds to encode.
  mkdirSync(join(server.dataDir, 'objects', id.slice(0, 2)), { recursive: true })
  writeFileSync(join(server.dataDir, 'objects', id.slice(0, 2), id), sound)
  const { status, headers } = await server.ask(heard ?? '')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=30'])
})
