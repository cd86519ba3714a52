import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ArtistTokens } from '@musi/api/history/artistTokens'
import { Earnings } from '@musi/api/history/earnings'
import { Health } from '@musi/api/page/health'
import { PlayRefusal, PlayTicket } from '@musi/api/music/plays'
import { Songs } from '@musi/api/music/songs'
import { StudioSong, StudioSongs } from '@musi/api/music/studio'
import {
  ARTIST_TOKENS_PATH,
  EARNINGS_PATH,
  HEALTH_PATH,
  PLAYS_PATH,
  SONGS_PATH,
  soundPath,
  STUDIO_PATH,
  studioSongPath,
} from '@musi/api/paths'
import type { Call } from '@musi/chain/write'
import { approve } from '@musi/chain/writes/tokens/approve'
import { playSong } from '@musi/chain/writes/music/playSong'
import { registerSong } from '@musi/chain/writes/music/registerSong'
import { retireSong } from '@musi/chain/writes/music/retireSong'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mp3Of, testTone } from '../../decoding/testing/testSounds.ts'
import { validated } from '#testing/validated.ts'
import { usedObjects } from '#testing/testObjects.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { signIn, testPage } from '#testing/testSignIn.ts'
import { uploadFile } from '#testing/testStudio.ts'

type Page = ReturnType<typeof testPage>
type Payee = { account: Address; shareBps: number }

const COST = 1_000_000_000_000_000_007n
const artist = demoAccount('artist').address
const fan = demoAccount('newcomer').address
const stranger = demoAccount('voter').address
let chain: TestChain
let server: TestServer
let pages: { artist: Page; fan: Page; stranger: Page }
let token: Address
let jukebox: Address
let nowMs = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'musi-studio-'))
/** The operator's takedown file. */
const takedownFile = join(folder, 'takedown')
/** Repeated jobs of the server, with their intervals. */
let repeated: readonly { run: () => void; everyMs: number }[] = []
/** Runs every job that repeats within this time. */
const runJobsWithin = (ms: number) => repeated.filter(({ everyMs }) => everyMs <= ms).forEach(({ run }) => run())

async function send(by: Address, call: Call | undefined): Promise<void> {
  if (call === undefined) throw new Error('There is no call.')
  const sent = { from: by, to: call.to, data: call.data, gas: '0x7a1200', gasPrice: '0x0' }
  await chain.request('eth_sendTransaction', [sent])
  await chain.request('evm_mine')
  await level()
}
const level = () =>
  vi.waitFor(async () => {
    const newest = Number(await chain.request('eth_blockNumber'))
    const { history } = validated(Health, JSON.parse((await server.ask(HEALTH_PATH)).text))
    expect(history).toMatchObject({ at: newest, behind: 0 })
  }, 60_000)
const chainSeconds = async () => {
  const block = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return Number(block.timestamp)
}
const objects = () => usedObjects(server.dataDir)

const FIELDS = {
  artist_name: 'Arlo',
  song_title: 'Slow Ferry',
  genre: 'Indie folk',
  description: 'On a boat',
  released_date: '',
  keys: [],
  supporters: [],
  plan: null,
}
const songIn = ({ status, text }: { status: number; text: string }): StudioSong => {
  if (status !== 200) throw new Error(`${status} ${text}`)
  return validated(StudioSong, JSON.parse(text))
}
const TONE = testTone(6)
let clicks = 0
/** A new recording: the test tone with a click at a unique position. */
const newSound = async () => {
  clicks += 1
  const wave = TONE.map((channel) => channel.slice().fill(0.3, 5000 * clicks, 5000 * clicks + 60))
  return { bytes: await mp3Of(wave) }
}
async function draft(page: Page, more: object = {}, bytes?: Buffer): Promise<StudioSong> {
  const { upload, state } = await uploadFile(page, bytes ?? (await newSound()).bytes)
  if (state.is !== 'ready') throw new Error(JSON.stringify(state))
  return songIn(await page.post(STUDIO_PATH, { ...FIELDS, sound: upload, artwork: null, ...more }))
}
const mine = async (page: Page) => validated(StudioSongs, JSON.parse((await page.get(STUDIO_PATH)).text)).songs
const stageOf = async (page: Page, id: string) => (await mine(page)).find(({ song }) => song === id)?.stage

async function register(
  by: Address,
  song: StudioSong,
  opensAtSeconds: bigint | null = null,
  payees: readonly [Payee, ...Payee[]] = [{ account: by, shareBps: 10_000 }],
) {
  const contentHash = song.contentHash as `0x${string}`
  const terms = { jukebox, nonce: BigInt(song.nonce), token, cost: COST, opensAtSeconds, payees, contentHash }
  await send(by, registerSong(terms).candidates[0])
}
const pay = (id: string) =>
  send(
    fan,
    playSong({ jukebox, songId: id as `0x${string}`, maximumCost: COST, play: { for: 'sender' } }).candidates[0],
  )
const refusalOf = async (page: Page, song: string) => {
  const { status, text } = await page.post(PLAYS_PATH, { song })
  const { code, price } = validated(PlayRefusal, JSON.parse(text))
  return [status, code, price === undefined]
}
const listed = async (id: string) =>
  validated(Songs, JSON.parse((await server.ask(SONGS_PATH)).text)).rows.find(({ song }) => song === id)

async function pageOf(account: Address): Promise<Page> {
  const page = testPage(server)
  await signIn(page, server, chain.request, account)
  return page
}

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  const clock = { now: () => nowMs, random: Math.random, sleep: () => Promise.resolve() }
  const timers = vi.spyOn(globalThis, 'setInterval')
  writeFileSync(takedownFile, '')
  server = await startTestServer(
    { MUSI_TAKEDOWN_FILE: takedownFile },
    { chain: { ...chain, songs: [], beforeForward: () => Promise.resolve() }, clock, hasIndex: true },
  )
  repeated = timers.mock.calls.map(([run, everyMs = 0]) => ({ run, everyMs }))
  timers.mockRestore()
  await level()
  jukebox = chain.addressBook.contracts.jukebox ?? '0x'
  const seeded = validated(Songs, JSON.parse((await server.ask(`${SONGS_PATH}?artist=${artist}`)).text)).rows
  token = (seeded[0]?.token ?? '0x') as Address
  await send(artist, transfer({ what: token, recipient: fan, amount: 50n * COST }).candidates[0])
  await send(fan, approve({ token, spender: jukebox, amount: 50n * COST }).candidates[0])
  pages = { artist: await pageOf(artist), fan: await pageOf(fan), stranger: await pageOf(stranger) }
}, 120_000)
beforeEach(() => {
  nowMs += 60_000
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('a song of an artist', () => {
  it('goes from a draft to the jukebox, is paid for, and reports its earnings to the wei (spec: songs.studio, songs.earnings)', async () => {
    const song = await draft(pages.artist, {
      song_title: 'Slow\u202E Ferry\n',
      views: 9,
      exclusive: 'false',
      artist: fan,
    })
    expect(song).toMatchObject({ song_title: 'Slow Ferry', stage: 'draft', registered: null, first: null })
    expect([await listed(song.song), await refusalOf(pages.fan, song.song)]).toEqual([
      undefined,
      [404, 'noSuchSong', true],
    ])
    const payees = [
      { account: artist, shareBps: 6667 },
      { account: stranger, shareBps: 3333 },
    ] as const
    await register(artist, song, null, [...payees])
    expect(await listed(song.song)).toMatchObject({
      artist,
      isWithdrawn: false,
      first: null,
      about: {
        song_title: 'Slow Ferry',
        exclusive: 'true',
        sound: { isCertified: true, address: soundPath(song.song) },
      },
    })
    expect(await stageOf(pages.artist, song.song)).toBe('public')
    expect(await refusalOf(pages.fan, song.song)).toEqual([402, 'notPaid', false])
    await pay(song.song)
    // Two blocks may have the same second.
    await chain.request('evm_increaseTime', [60])
    await pay(song.song)
    const ticket = validated(PlayTicket, JSON.parse((await pages.fan.post(PLAYS_PATH, { song: song.song })).text))
    const whole = await pages.fan.get(ticket.address)
    expect([whole.status, whole.headers['content-length']]).toEqual([200, String(song.bytes)])
    const { rows } = validated(Earnings, JSON.parse((await server.ask(`${EARNINGS_PATH}?song=${song.song}`)).text))
    const second = (COST * 3333n) / 10_000n
    expect(rows.map(({ payee, plays, earned, kept }) => [payee, plays, earned, kept])).toEqual([
      [artist, 2, String(2n * (COST - second)), '0'],
      [stranger, 2, String(2n * second), '0'],
    ])
    expect(new Set(rows.map(({ title }) => title))).toEqual(new Set(['Slow Ferry']))
    const earnedFrom = async (seconds: number) => {
      const answer = await server.ask(`${EARNINGS_PATH}?song=${song.song}&from=${seconds}`)
      return validated(Earnings, JSON.parse(answer.text)).rows.map(({ plays, earned }) => [plays, earned])
    }
    const lastPaid = await chainSeconds()
    expect(await earnedFrom(lastPaid)).toEqual([
      [1, String(COST - second)],
      [1, String(second)],
    ])
    expect(await earnedFrom(lastPaid + 1)).toEqual([
      [0, '0'],
      [0, '0'],
    ])
    const shared = validated(Earnings, JSON.parse((await server.ask(`${EARNINGS_PATH}?payee=${stranger}`)).text)).rows
    expect(new Set(shared.map(({ song: id }) => id))).toContain(song.song)
  })

  it('is open to supporters before it opens for others, without a price for anybody (spec: songs.supporters, songs.stages)', async () => {
    const opensAt = BigInt((await chainSeconds()) + 3600)
    const supporters = [{ kind: 'token', token, atLeast: String(30n * COST) }]
    const closed = await draft(pages.artist)
    const early = await draft(pages.artist, { supporters })
    for (const song of [closed, early]) await register(artist, song, opensAt)
    const stages = [await stageOf(pages.artist, closed.song), await stageOf(pages.artist, early.song)]
    expect(stages).toEqual(['scheduled', 'supporters'])
    expect(await refusalOf(pages.fan, closed.song)).toEqual([403, 'notOpenYet', true])
    // Supporters can also be named later, while the song is not open.
    await pages.artist.put(studioSongPath(closed.song), { supporters })
    expect(await stageOf(pages.artist, closed.song)).toBe('supporters')
    expect((await pages.fan.post(PLAYS_PATH, { song: closed.song })).status).toBe(200)
    const { by } = validated(PlayTicket, JSON.parse((await pages.fan.post(PLAYS_PATH, { song: early.song })).text))
    expect(by).toBe('supporter')
    expect(await refusalOf(pages.stranger, early.song)).toEqual([403, 'notOpenYet', true])
    const { status, text } = await server.ask(soundPath(early.song))
    expect([status, JSON.parse(text)]).toMatchObject([403, { code: 'notOpenYet' }])
    // The newest block decides, so an account that has sold the token is no longer a supporter.
    await send(fan, transfer({ what: token, recipient: artist, amount: 25n * COST }).candidates[0])
    nowMs += 3_600_000
    expect(await refusalOf(pages.fan, early.song)).toEqual([403, 'notOpenYet', true])
    await chain.request('evm_increaseTime', [3601])
    await chain.request('evm_mine')
    await level()
    expect(await stageOf(pages.artist, early.song)).toBe('public')
    expect(await refusalOf(pages.fan, early.song)).toEqual([402, 'notPaid', false])
  })

  it('opening after any calendar date does not keep other songs from being listed (spec: songs.stages)', async () => {
    const song = await draft(pages.artist)
    await register(artist, song, 2n ** 64n - 1n)
    expect(await listed(song.song)).toMatchObject({
      opensAtSeconds: String(2n ** 64n - 1n),
      about: { released_date: '+275760-09-13' },
    })
    expect(await stageOf(pages.artist, song.song)).toBe('scheduled')
  })

  it('case 94: only its artist can change and delete it; its recording stays once registered, and until paid plays are heard (spec: songs.studio, songs.leaving)', async () => {
    const song = await draft(pages.artist)
    const refused = [
      await pages.stranger.put(studioSongPath(song.song), FIELDS),
      await pages.stranger.remove(studioSongPath(song.song)),
      await testPage(server).remove(studioSongPath(song.song)),
      await pages.artist.put(studioSongPath(`0x${'00'.repeat(32)}`), FIELDS),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 401, 404])
    const changed = songIn(await pages.artist.put(studioSongPath(song.song), { ...FIELDS, genre: 'Dub', plays: 99 }))
    expect([changed.genre, changed.contentHash]).toEqual(['Dub', song.contentHash])
    const { upload } = await uploadFile(pages.artist, (await newSound()).bytes)
    const foreign = await pages.stranger.post(STUDIO_PATH, { ...FIELDS, sound: upload, artwork: null })
    expect([foreign.status, JSON.parse(foreign.text)]).toMatchObject([409, { code: 'notReady' }])
    const other = songIn(await pages.artist.put(studioSongPath(song.song), { ...FIELDS, sound: upload }))
    expect([
      other.contentHash === song.contentHash,
      objects().includes(`${song.contentHash.slice(2, 4)}/${song.contentHash.slice(2)}`),
    ]).toEqual([false, false])
    await register(artist, other)
    const again = await uploadFile(pages.artist, (await newSound()).bytes)
    const kept = await pages.artist.put(studioSongPath(song.song), { ...FIELDS, sound: again.upload })
    const sold = await pages.artist.remove(studioSongPath(song.song))
    expect([kept, sold].map(({ text }) => (JSON.parse(text) as { code: string }).code)).toEqual([
      'registered',
      'stillSold',
    ])
    await pay(song.song)
    await send(artist, retireSong({ jukebox, songId: song.song as `0x${string}` }).candidates[0])
    expect(await stageOf(pages.artist, song.song)).toBe('retired')
    const recording = `${other.contentHash.slice(2, 4)}/${other.contentHash.slice(2)}`
    // After the deletion, the payer of an unheard play can still hear the song, and nobody else.
    const removed = songIn(await pages.artist.remove(studioSongPath(song.song)))
    expect([removed.unheardPlays, await stageOf(pages.artist, song.song)]).toEqual([1, undefined])
    expect((await pages.artist.put(studioSongPath(song.song), FIELDS)).status).toBe(404)
    expect((await pages.artist.post(PLAYS_PATH, { song: song.song })).status).not.toBe(200)
    expect(objects()).toContain(recording)
    const ticket = validated(PlayTicket, JSON.parse((await pages.fan.post(PLAYS_PATH, { song: song.song })).text))
    expect((await pages.fan.get(ticket.address)).status).toBe(200)
    // Once the paid play is heard, nothing of the song is kept.
    nowMs += 3_600_000
    expect(await mine(pages.artist)).not.toContainEqual(expect.objectContaining({ song: song.song }))
    expect(objects()).not.toContain(recording)
    expect((await listed(song.song))?.about).toBeNull()
    expect(await refusalOf(pages.fan, song.song)).toEqual([404, 'noSound', true])
  })

  it('keeps fields that a change does not mention: terms and texts do not reset each other (spec: songs.studio, studio.terms-changed)', async () => {
    const plan = { token, cost: String(COST), opensAtSeconds: null, payees: [{ account: artist, shareBps: 10_000 }] }
    const song = await draft(pages.artist, { plan })
    const path = studioSongPath(song.song)
    const dearer = { ...plan, cost: String(2n * COST), opensAtSeconds: '4099680000' }
    const supporters = [{ kind: 'token', token, atLeast: '1' }]
    songIn(await pages.artist.put(path, { plan: dearer, supporters }))
    const renamed = songIn(await pages.artist.put(path, { song_title: 'Fast Ferry' }))
    expect(renamed).toMatchObject({ song_title: 'Fast Ferry', genre: 'Indie folk', plan: dearer, supporters })
    const wrong = await pages.artist.put(path, { plan: { ...plan, cost: '-1' } })
    const foreign = await pages.stranger.put(path, { plan })
    expect([wrong.status, foreign.status]).toEqual([400, 403])
    expect(await mine(pages.artist)).toContainEqual(renamed)
  })

  it('names the artist who registered the same recording earlier (spec: songs.first)', async () => {
    const { bytes } = await newSound()
    const first = await draft(pages.artist, {}, bytes)
    await register(artist, first)
    const second = await draft(pages.stranger, {}, bytes)
    expect(second.first).toEqual({ song: first.song, artist })
    await register(stranger, second)
    expect([(await listed(second.song))?.first, (await listed(first.song))?.first]).toEqual([
      { song: first.song, artist },
      null,
    ])
    // The recording is stored once, and stays while one of the songs exists.
    await send(stranger, retireSong({ jukebox, songId: second.song as `0x${string}` }).candidates[0])
    await pages.stranger.remove(studioSongPath(second.song))
    expect(objects()).toContain(`${first.contentHash.slice(2, 4)}/${first.contentHash.slice(2)}`)
  })

  it('withdrawn by the operator is no longer served, previewed, priced or accepted within a minute, until it is restored (spec: songs.withdrawn)', async () => {
    const { bytes } = await newSound()
    const song = await draft(pages.artist, {}, bytes)
    await register(artist, song)
    await pay(song.song)
    const statuses = async () => [
      (await server.ask(soundPath(song.song))).status,
      (await server.ask(song.preview.address)).status,
    ]
    expect([(await listed(song.song))?.isWithdrawn, await statuses()]).toEqual([false, [402, 200]])
    writeFileSync(takedownFile, `${song.contentHash} # a claim`)
    runJobsWithin(60_000)
    await vi.waitFor(async () =>
      expect(await listed(song.song)).toMatchObject({ isWithdrawn: true, about: { sound: null } }),
    )
    expect(await statuses()).toEqual([451, 404])
    expect(await refusalOf(pages.fan, song.song)).toEqual([451, 'withdrawn', true])
    expect((await mine(pages.artist)).find(({ song: id }) => id === song.song)?.isWithdrawn).toBe(true)
    expect((await uploadFile(pages.fan, bytes)).state).toEqual({ is: 'refused', problem: 'withdrawn' })
    writeFileSync(takedownFile, '')
    runJobsWithin(60_000)
    await vi.waitFor(async () => expect(await statuses()).toEqual([402, 200]))
  })

  it('is marked for removal within an hour of its deletion, once its paid plays are heard (spec: songs.leaving)', async () => {
    const song = await draft(pages.artist)
    await register(artist, song)
    await pay(song.song)
    await send(artist, retireSong({ jukebox, songId: song.song as `0x${string}` }).candidates[0])
    const recording = `${song.contentHash.slice(2, 4)}/${song.contentHash.slice(2)}`
    await pages.artist.remove(studioSongPath(song.song))
    const ticket = validated(PlayTicket, JSON.parse((await pages.fan.post(PLAYS_PATH, { song: song.song })).text))
    expect((await pages.fan.get(ticket.address)).status).toBe(200)
    nowMs += 3_600_000
    expect(objects()).toContain(recording)
    runJobsWithin(3_600_000)
    await vi.waitFor(() => expect(objects()).not.toContain(recording), 5000)
  })

  it('case 97: whose artist has a name like another token is priced and paid in its own token, by address', async () => {
    const { tokens } = validated(ArtistTokens, JSON.parse((await server.ask(ARTIST_TOKENS_PATH)).text))
    const other = tokens.find(({ creator }) => creator !== artist)
    const song = await draft(pages.artist, { artist_name: other?.symbol, song_title: 'Namesake' })
    await register(artist, song)
    expect(other?.address).not.toBe(token)
    expect(await listed(song.song)).toMatchObject({ token, about: { artist_name: other?.symbol } })
    const { price } = validated(PlayRefusal, JSON.parse((await pages.fan.post(PLAYS_PATH, { song: song.song })).text))
    expect(price).toMatchObject({ token, cost: String(COST) })
    await pay(song.song)
    const { rows } = validated(Earnings, JSON.parse((await server.ask(`${EARNINGS_PATH}?song=${song.song}`)).text))
    expect(rows.map((row) => [row.token, row.earned])).toEqual([[token, String(COST)]])
  })
})
