import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Songs } from '@musi/api/music/songs'
import {
  CANIMUS_PATH,
  DROPS_CALENDAR_PATH,
  FEED_CHOICE_PATH,
  OEMBED_PATH,
  SITEMAPS_PATH,
  SITEMAP_PATH,
  SONGS_FEED_PATH,
  SONGS_PATH,
  VOTES_CALENDAR_PATH,
  artistFeedPath,
  mediaPath,
  studioSongPath,
} from '@musi/api/paths'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import type { Address } from '@musi/domain/address'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { TAKEDOWNS_READ_MS } from '#moderation/takedowns.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { signIn, testPage } from '#testing/testSignIn.ts'
import { waitForHistory } from '#testing/waitForHistory.ts'

let chain: TestChain
let server: TestServer
let nowMs = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'musi-feeds-'))
const takedownFile = join(folder, 'takedown')
/** Repeated jobs of the server, with their intervals. */
let repeated: readonly { run: () => void; everyMs: number }[] = []
const arlo = demoAccount('artist').address

const songs = async () => validated(Songs, JSON.parse((await server.ask(SONGS_PATH)).text)).rows
const songNamed = async (title: string) =>
  (await songs()).find(({ about }) => about?.song_title === title) ?? expect.fail(title)
const feed = async () => (await server.ask(SONGS_FEED_PATH)).text
const titlesIn = (xml: string) => [...xml.matchAll(/<item><title>([^<]*)</g)].map(([, title = '']) => title)
type Track = { uid: string; name: string; url: string; description?: string; media: { src: string; size: number }[] }
type Canimus = {
  links: { rel: string; href: string }[]
  deleted: { uid: string; url: string; name?: string }[]
  children: { name: string; children: Track[] }[]
}
const catalogue = async () => JSON.parse((await server.ask(CANIMUS_PATH)).text) as Canimus
const tracksIn = ({ children }: Canimus) => children.flatMap((artist) => artist.children)
const feedStatus = async (artist: string) => (await server.ask(artistFeedPath(artist))).status

async function pageOf(account: Address) {
  const page = testPage(server)
  await signIn(page, server, chain.request, account)
  return page
}

/** Writes the takedown file and runs the job with which the server reads it three times a minute. */
async function takeDown(text: string): Promise<void> {
  writeFileSync(takedownFile, text)
  repeated.filter(({ everyMs }) => everyMs <= 20_000).forEach(({ run }) => run())
}

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  writeFileSync(takedownFile, '')
  const timers = vi.spyOn(globalThis, 'setInterval')
  server = await startTestServer(
    { MUSI_TAKEDOWN_FILE: takedownFile },
    {
      chain: { ...chain, beforeForward: () => Promise.resolve() },
      clock: { now: () => nowMs, random: Math.random, sleep: () => Promise.resolve() },
      hasIndex: true,
    },
  )
  repeated = timers.mock.calls.map(([run, everyMs = 0]) => ({ run, everyMs }))
  timers.mockRestore()
  await waitForHistory(server, chain)
  // Texts of seeded songs are stored in the background, the draft last.
  await vi.waitFor(async () => expect((await songs()).every(({ about }) => about !== null)).toBe(true), 30_000)
}, 120_000)
beforeEach(() => {
  nowMs += 60_000
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('the feed has the songs of artists who chose it, newest first, with the length of each sample (spec: reach.feeds)', async () => {
  const { status, headers, text } = await server.ask(SONGS_FEED_PATH)
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const titles = titlesIn(text)
  expect(titles).toContain('Kitchen Radio by Arlo')
  expect(titles).toContain('Glass Weather by Mira Solenne')
  expect(titles.every((title) => / by (?:Arlo|Mira Solenne)$/.test(title))).toBe(true)
  const times = [...text.matchAll(/<pubDate>([^<]*)</g)].map(([, date = '']) => Date.parse(date))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const [, path = '', length = ''] =
    /<enclosure url="http:\/\/[^/"]+(\/sounds\/\w+)" length="(\d+)" type="audio\/mpeg"/.exec(text) ?? []
  expect((await server.ask(path)).headers['content-length']).toBe(length)
})

test('the catalogue has the same songs for other platforms, with samples and never a recording (spec: reach.catalogue)', async () => {
  const { status, headers } = await server.ask(CANIMUS_PATH)
  expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
    200,
    'application/canimus+json; charset=utf-8',
    '*',
  ])
  const read = await catalogue()
  expect(read).toMatchObject({ type: 'feed', name: 'Musi', deleted: expect.any(Array) })
  expect(read.links.map(({ rel }) => rel)).toEqual(['self', 'current'])
  expect(read.children.map(({ name }) => name).toSorted()).toEqual(['Arlo', 'Mira Solenne'])
  const titles = tracksIn(read).map(({ name }) => name)
  expect(titles.toSorted()).toEqual(
    titlesIn(await feed())
      .map((each) => each.replace(/ by .*$/, ''))
      .toSorted(),
  )
  const recordings = new Set((await songs()).map(({ about }) => about?.sound?.address))
  for (const { uid, url, media } of tracksIn(read)) {
    expect(url.endsWith(`/song/${uid}`)).toBe(true)
    for (const { src } of media) expect(recordings.has(new URL(src).pathname)).toBe(false)
  }
  const [sample] = tracksIn(read).flatMap(({ media }) => media)
  const { headers: sent } = await server.ask(new URL(sample?.src ?? '').pathname)
  expect(sent['content-length']).toBe(String(sample?.size))
})

test('a page of the catalogue can only be requested by a cursor (spec: reach.catalogue)', async () => {
  for (const after of ['x', '', '1-0x1']) {
    const { status, text } = await server.ask(`${CANIMUS_PATH}?after=${after}`)
    expect([status, JSON.parse(text)]).toEqual([400, expect.objectContaining({ code: 'badCursor' })])
  }
  const [first] = tracksIn(await catalogue())
  const rest = JSON.parse((await server.ask(`${CANIMUS_PATH}?after=9999999999-${first?.uid}`)).text) as Canimus
  expect([tracksIn(rest).length, rest.deleted]).toEqual([tracksIn(await catalogue()).length, []])
  expect(tracksIn(JSON.parse((await server.ask(`${CANIMUS_PATH}?after=0-${first?.uid}`)).text) as Canimus)).toEqual([])
})

test('the feed of an artist exists only once the artist chose it, and ends with the choice (spec: reach.feeds, studio.feeds)', async () => {
  const kofi = await songNamed('Harbour Road')
  expect(await feedStatus(kofi.artist)).toBe(404)
  expect(await feedStatus('x')).toBe(404)
  const artist = await pageOf(kofi.artist as Address)
  expect((await artist.put(FEED_CHOICE_PATH, { isListed: true })).text).toBe('{"isListed":true}')
  expect(titlesIn((await server.ask(artistFeedPath(kofi.artist.toLowerCase()))).text)).toContain('Harbour Road')
  expect(titlesIn(await feed())).toContain('Harbour Road by Kofi Tempest')
  await artist.put(FEED_CHOICE_PATH, { isListed: false })
  expect(await feedStatus(kofi.artist)).toBe(404)
  expect(titlesIn(await feed())).not.toContain('Harbour Road by Kofi Tempest')
  const { deleted } = await catalogue()
  expect(deleted).toContainEqual({ uid: kofi.song, url: expect.stringMatching(`/song/${kofi.song}$`) })
})

test('only the signed-in account reads and changes its choice, and only if it has a song in the jukebox (spec: studio.feeds)', async () => {
  const signedOut = testPage(server)
  expect((await signedOut.get(FEED_CHOICE_PATH)).status).toBe(401)
  expect((await signedOut.put(FEED_CHOICE_PATH, { isListed: true })).status).toBe(401)
  const stranger = await pageOf(demoAccount('newcomer').address)
  const refused = await stranger.put(FEED_CHOICE_PATH, { isListed: true, account: arlo })
  expect([refused.status, JSON.parse(refused.text)]).toEqual([409, expect.objectContaining({ code: 'noSongs' })])
  const artist = await pageOf(arlo)
  expect((await stranger.put(FEED_CHOICE_PATH, { isListed: false })).status).toBe(200)
  expect((await artist.get(FEED_CHOICE_PATH)).text).toBe('{"isListed":true}')
  expect((await stranger.get(FEED_CHOICE_PATH)).text).toBe('{"isListed":false}')
  for (const body of [{}, { isListed: 'yes' }, { isListed: 1 }, null])
    expect((await artist.put(FEED_CHOICE_PATH, body)).status).toBe(400)
})

/** Answers that a takedown can hide. Cards need a built app and are tested in e2e/reach.e2e.ts. */
const WITHDRAWABLE: readonly (readonly [what: string, path: () => Promise<string> | string])[] = [
  ['the feed', () => SONGS_FEED_PATH],
  ['the feed of an artist', () => artistFeedPath(arlo)],
  ['the catalogue', () => CANIMUS_PATH],
  ['the sitemap', () => SITEMAP_PATH],
  ...['pages', 'music', 'market', 'votes'].map((name) => [name, () => `${SITEMAPS_PATH}/${name}.xml`] as const),
  ['the drops', () => DROPS_CALENDAR_PATH],
  ['the votes', () => VOTES_CALENDAR_PATH],
  ['an embed', async () => `/embed/song/${(await songNamed('Kitchen Radio')).song}`],
  [
    'how to embed a song',
    async () => `${OEMBED_PATH}?url=${server.origin}/song/${(await songNamed('Kitchen Radio')).song}`,
  ],
  ['a sample', async () => (await songNamed('Kitchen Radio')).about?.sound?.preview?.address ?? ''],
  ['the picture of a piece', () => mediaPath(chain.addressBook.contracts.musicNft ?? '', '1')],
]

test.each(WITHDRAWABLE)(
  '%s may be cached only so long that a takedown takes effect within a minute (spec: reach.silent)',
  async (_, path) => {
    const { status, headers } = await server.ask(await path())
    const [, seconds] = /max-age=(\d+)/.exec(headers['cache-control'] ?? '') ?? []
    expect([status, seconds]).toEqual([200, expect.stringMatching(/^\d+$/)])
    expect(TAKEDOWNS_READ_MS / 1000 + Number(seconds)).toBeLessThanOrEqual(60)
  },
)

/** Songs that must be absent; those with `hide` are listed until it runs. */
const ABSENT: readonly (readonly [why: string, title: string, hide: (() => Promise<unknown>) | null])[] = [
  ['whose artist has not chosen it', 'Harbour Road', null],
  ['that opens later', 'Glass Weather (Thaw)', null],
  ['that is a draft', 'Slow Ferry (Radio Edit)', null],
  ['that is withdrawn', 'Tidal', async () => takeDown((await songNamed('Tidal')).song)],
  [
    'under the name of another artist',
    'Slow Ferry',
    async () =>
      (await pageOf(arlo)).put(studioSongPath((await songNamed('Slow Ferry')).song), { artist_name: 'Kofi Tempest' }),
  ],
]

test.each(ABSENT)('a song %s is in no feed: %s (spec: reach.silent, reach.feeds)', async (_, title, hide) => {
  const { song, artist } = title === 'Slow Ferry (Radio Edit)' ? { song: null, artist: arlo } : await songNamed(title)
  const listedIn = async (path: string) => {
    const { text } = await server.ask(path)
    const isNamed = titlesIn(text).some((each) => each === title || each.startsWith(`${title} by`))
    return isNamed || (song !== null && text.includes(song))
  }
  const isTrack = async () => tracksIn(await catalogue()).some(({ name, uid }) => name === title || uid === song)
  for (const path of [SONGS_FEED_PATH, artistFeedPath(artist)]) expect(await listedIn(path)).toBe(hide !== null)
  expect(await isTrack()).toBe(hide !== null)
  await hide?.()
  await expect.poll(isTrack, { timeout: 30_000 }).toBe(false)
  // Other programs are told to delete a song that was listed before, and learn nothing of a song
  // that never was.
  const { text } = await server.ask(CANIMUS_PATH)
  expect(text).not.toContain(title === 'Slow Ferry' ? 'Kofi Tempest' : `"${title}`)
  const wasThere = hide !== null || title === 'Harbour Road'
  expect((await catalogue()).deleted.some(({ uid }) => uid === song)).toBe(wasThere)
  for (const path of [SONGS_FEED_PATH, artistFeedPath(artist)])
    await expect.poll(() => listedIn(path), { timeout: 30_000 }).toBe(false)
})

test('a sample that is taken down is in neither the feed nor an embed, but its song stays (spec: reach.silent)', async () => {
  const { song, about } = await songNamed('Lighthouse Keeper')
  const sample = about?.sound?.preview?.address ?? expect.fail()
  const embed = async () => (await server.ask(`/embed/song/${song}`)).text
  expect([(await feed()).includes(sample), (await embed()).includes(sample)]).toEqual([true, true])
  await takeDown(sample.replace(/^.*\//, ''))
  await vi.waitFor(async () => expect(await feed()).not.toContain(sample))
  expect(titlesIn(await feed())).toContain('Lighthouse Keeper by Mira Solenne')
  expect(await embed()).not.toContain(sample)
  const track = tracksIn(await catalogue()).find(({ uid }) => uid === song)
  expect(track).toMatchObject({ name: 'Lighthouse Keeper', media: [] })
})

test('texts of a song cannot add anything to the feed (spec: reach.feeds)', async () => {
  const { song } = await songNamed('Every Other Sunday')
  const artist = await pageOf(arlo)
  await artist.put(studioSongPath(song), { song_title: '</title>]]><script>\u202E\u0007"&', description: '<b>&nbsp;' })
  const xml = await feed()
  expect(titlesIn(xml)).toContain('&lt;/title&gt;]]&gt;&lt;script&gt;&quot;&amp; by Arlo')
  expect(xml).toContain('<description>&lt;b&gt;&amp;nbsp;</description>')
  // In the catalogue, the description is HTML and a changed song comes first.
  const [track] = tracksIn(await catalogue())
  expect(track).toMatchObject({ name: '</title>]]><script>"&', uid: song, description: '&lt;b&gt;&amp;nbsp;' })
})
