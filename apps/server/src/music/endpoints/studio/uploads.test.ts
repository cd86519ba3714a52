import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { ARTWORKS_PATH, uploadPath, UPLOADS_PATH } from '@musi/api/paths'
import { Uploads } from '@musi/api/music/uploads'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { flacOf, mp3Of, opusOf, testTone, vorbisOf, wavOf } from '../../decoding/testing/testSounds.ts'
import { validated } from '#testing/validated.ts'
import { usedObjects } from '#testing/testObjects.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { signIn, testPage } from '#testing/testSignIn.ts'
import { newUpload, sendAll, waitForOutcome, parseUpload, uploadFile } from '#testing/testStudio.ts'

type Page = ReturnType<typeof testPage>

let chain: TestChain
let server: TestServer
let artist: Page
let other: Page
let song: Buffer
/** Advanced by tests that send more requests than the limit per minute. */
let nowMs = Date.now()
const tone = testTone(12)
/** Ten uploads each. */
const BROKEN_ROUNDS = process.env['MUSI_LONG'] === '1' ? 100 : 8

async function pageOf(name: 'artist' | 'voter'): Promise<Page> {
  const page = testPage(server)
  await signIn(page, server, chain.request, demoAccount(name).address)
  return page
}
const files = (folder: string) =>
  readdirSync(join(server.dataDir, 'objects', folder)).filter((name) => name !== 'parts')
const objects = () => usedObjects(server.dataDir)
/** Polls, because a file is removed just after its outcome is known. */
const expectNoUploads = () => expect.poll(() => files('uploads')).toEqual([])
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  const clock = { now: () => nowMs, random: Math.random, sleep: () => Promise.resolve() }
  server = await startTestServer({}, { chain: { ...chain, songs: [], beforeForward: () => Promise.resolve() }, clock })
  artist = await pageOf('artist')
  other = await pageOf('voter')
  song = await mp3Of(tone)
})
beforeEach(() => {
  nowMs += 60_000
})
/** Uploads left by a failing test would count against the limits of the next one. */
afterEach(async () => {
  for (const page of [artist, other]) {
    const { uploads } = validated(Uploads, JSON.parse((await page.get(UPLOADS_PATH)).text))
    for (const { upload } of uploads) await page.remove(uploadPath(upload))
  }
})
afterAll(() => server.close())

describe('a sound is uploaded in parts (spec: uploads.parts)', () => {
  it('an upload resumes after a broken connection, from the byte that the server names', async () => {
    const first = await newUpload(artist, song.length)
    const { upload } = first
    expect([first.received, first.partBytes]).toEqual([0, 1024 * 1024])
    parseUpload(await artist.put(`${uploadPath(upload)}?from=0`, song.subarray(0, 100_000)))
    const again = await artist.put(`${uploadPath(upload)}?from=0`, song.subarray(0, 100_000))
    expect([again.status, JSON.parse(again.text)]).toMatchObject([409, { code: 'otherOffset', received: 100_000 }])
    const { uploads } = validated(Uploads, JSON.parse((await artist.get(UPLOADS_PATH)).text))
    expect(uploads).toMatchObject([{ upload, received: 100_000, state: { is: 'receiving' } }])
    await sendAll(artist, { ...first, partBytes: 70_000 }, song, 100_000)
    const { state } = await waitForOutcome(artist, upload)
    expect(state).toMatchObject({
      is: 'ready',
      result: { format: 'mp3', contentHash: `0x${hashOf(song)}`, first: null },
    })
    await expectNoUploads()
    expect(objects()).toHaveLength(2)
    expect((await artist.remove(uploadPath(upload))).status).toBe(200)
    expect(objects()).toEqual([])
  })

  it.each([
    ['../../etc/passwd', '../../etc/passwd'],
    ['..%2f..%2fmain.ts', '..%2f..%2fmain.ts'],
    ['CON', 'CON'],
    ['a\0b\n\u202Egp3.mp3', 'abgp3.mp3'],
    ['x'.repeat(4096), `${'x'.repeat(119)}…`],
    ['', ''],
  ])('case 87: a file called %j is stored under a random name, and shown as %j', async (name, shown) => {
    const { upload } = await newUpload(artist, 10, 'sound', name)
    parseUpload(await artist.put(`${uploadPath(upload)}?from=0`, Buffer.from('a')))
    const { uploads } = validated(Uploads, JSON.parse((await artist.get(UPLOADS_PATH)).text))
    expect([uploads.map((each) => each.name), files('uploads')]).toEqual([[shown], [upload]])
    await artist.remove(uploadPath(upload))
  })

  it('two simultaneous uploads arrive completely, with parts in any order', async () => {
    const flac = flacOf(tone)
    const one = await newUpload(artist, song.length)
    const two = await newUpload(artist, flac.length)
    await Promise.all([
      sendAll(artist, { ...one, partBytes: 50_000 }, song),
      sendAll(artist, { ...two, partBytes: 400_000 }, flac),
    ])
    const first = await waitForOutcome(artist, one.upload)
    const second = await waitForOutcome(artist, two.upload)
    expect([first.state, second.state]).toMatchObject([
      { is: 'ready', result: { contentHash: `0x${hashOf(song)}` } },
      { is: 'ready', result: { contentHash: `0x${hashOf(flac)}`, durationMs: 12_000 } },
    ])
    for (const { upload } of [one, two]) await artist.remove(uploadPath(upload))
  })

  it('case 83: an upload at the limit is accepted; one above it, or longer than announced, is refused', async () => {
    const over = await artist.post(UPLOADS_PATH, { kind: 'sound', bytes: 100 * 1024 * 1024 + 1, name: '' })
    const none = await artist.post(UPLOADS_PATH, { kind: 'sound', bytes: 0, name: '' })
    const most = await newUpload(artist, 100 * 1024 * 1024)
    expect([over.status, none.status, most.received]).toEqual([413, 400, 0])
    const { upload } = await newUpload(artist, 10)
    const statuses: number[] = []
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }])
      statuses.push((await artist.put(`${uploadPath(upload)}?from=0`, song.subarray(0, 11), headers)).status)
    const large = Buffer.alloc(4 * 1024 * 1024 + 1)
    statuses.push((await artist.put(`${uploadPath(most.upload)}?from=0`, large)).status)
    expect(statuses).toEqual([413, 413, 413])
    expect(parseUpload(await artist.get(uploadPath(upload)))).toMatchObject({ received: 0, state: { is: 'receiving' } })
    for (const each of [upload, most.upload]) await artist.remove(uploadPath(each))
    await expectNoUploads()
  })

  it('case 84: malformed uploads and parts are refused, and the server survives', async () => {
    const { upload } = await newUpload(artist, 10)
    const bodies = [{}, [], { kind: '__proto__', bytes: 1, name: '' }, { kind: 'sound', bytes: 1e99, name: '' }, null]
    const statuses = await Promise.all([
      ...bodies.map(async (body) => (await artist.post(UPLOADS_PATH, body)).status),
      ...['', '-1', '0x1', '9'.repeat(400)].map(
        async (from) => (await artist.put(`${uploadPath(upload)}?from=${from}`, Buffer.from('a'))).status,
      ),
    ])
    expect(new Set(statuses)).toEqual(new Set([400]))
    await artist.remove(uploadPath(upload))
  })

  it(`case 86: ${BROKEN_ROUNDS * 10} uploads broken off at 1, 50 and 99 % leave nothing behind`, async () => {
    const descriptors = () => readdirSync('/proc/self/fd').length
    const before = descriptors()
    const cookie = [...artist.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const abort = (path: string, bytes: number) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const headers = { cookie, origin: server.origin, 'sec-fetch-site': 'same-origin', 'content-length': '100' }
      const sent = request({ host: '127.0.0.1', port: server.port, path, method: 'PUT', agent: false, headers })
      sent.on('error', () => undefined).on('close', () => resolve())
      sent.write(song.subarray(0, bytes), () => sent.destroy())
      return promise
    }
    for (let round = 0; round < BROKEN_ROUNDS; round += 1) {
      nowMs += 10_000
      const { upload } = await newUpload(artist, 100_000)
      for (let at = 0; at < 10; at += 1) {
        const { received } = parseUpload(await artist.get(uploadPath(upload)))
        await abort(`${uploadPath(upload)}?from=${received}`, [1, 50, 99][at % 3] ?? 1)
      }
      expect((await artist.remove(uploadPath(upload))).status).toBe(200)
    }
    await expectNoUploads()
    expect(validated(Uploads, JSON.parse((await artist.get(UPLOADS_PATH)).text)).uploads).toEqual([])
    expect(descriptors() - before).toBeLessThan(10)
  }, 120_000)
})

describe('access to uploads', () => {
  it('case 94: another account’s upload seems not to exist, and knowing a hash gives no access (spec: uploads.own)', async () => {
    const { upload } = await newUpload(artist, song.length)
    const answers = [
      await other.get(uploadPath(upload)),
      await other.put(`${uploadPath(upload)}?from=0`, song),
      await other.remove(uploadPath(upload)),
      await other.get(uploadPath(hashOf(song))),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    await artist.remove(uploadPath(upload))
  })

  it('case 95: another site, a page that hides its origin, and a page without a session change nothing', async () => {
    const { upload } = await newUpload(artist, song.length)
    const cookie = [...artist.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = JSON.stringify({ kind: 'sound', bytes: 1, name: '' })
    const statuses: number[] = []
    for (const [method, path] of [
      ['POST', UPLOADS_PATH],
      ['PUT', `${uploadPath(upload)}?from=0`],
      ['DELETE', uploadPath(upload)],
    ] as const)
      for (const headers of [
        { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { cookie, origin: 'null', 'sec-fetch-site': 'same-origin' },
        { cookie },
        { cookie, 'sec-fetch-site': 'same-origin' },
      ] as Record<string, string>[])
        statuses.push((await server.ask(path, { method, headers, ...(method === 'DELETE' ? {} : { body }) })).status)
    expect(new Set(statuses)).toEqual(new Set([403]))
    expect((await testPage(server).post(UPLOADS_PATH, { kind: 'sound', bytes: 1, name: '' })).status).toBe(401)
    await artist.remove(uploadPath(upload))
  })

  it('case 91: an account may have twelve unfinished uploads, and other accounts are not affected', async () => {
    const mine: string[] = []
    for (let count = 0; count < 12; count += 1) mine.push((await newUpload(artist, 10)).upload)
    const refused = await artist.post(UPLOADS_PATH, { kind: 'sound', bytes: 10, name: '' })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400'])
    await other.remove(uploadPath((await newUpload(other, 10)).upload))
    for (const upload of mine) await artist.remove(uploadPath(upload))
  })
})

describe('accepted files (spec: uploads.checked)', () => {
  const kinds = {
    mp3: () => mp3Of(tone),
    flac: () => flacOf(tone),
    vorbis: () => vorbisOf(tone),
    wav: () => wavOf(tone),
  }
  it.each(Object.entries(kinds))(
    'case 79: %s is accepted, with its length, loudness and a preview (spec: uploads.heard)',
    async (format, make) => {
      const { upload, state } = await uploadFile(artist, await make())
      expect(state).toMatchObject({ is: 'ready', result: { kind: 'sound', format } })
      if (state.is !== 'ready' || state.result.kind !== 'sound') throw new Error(state.is)
      const { durationMs, gainDb, waveform, preview, contentHash, bytes } = state.result
      expect(Math.abs(durationMs - 12_000)).toBeLessThan(60)
      expect([Math.abs(gainDb + 4.6) < 0.6, Buffer.from(waveform, 'base64').length]).toEqual([true, 200])
      expect(Math.abs(preview.durationMs - 6000)).toBeLessThan(60)
      // Anybody who knows its hash may read the preview, but not the sound itself.
      const open = await artist.get(preview.address)
      const closed = await artist.get(`/sounds/${contentHash.slice(2)}`)
      expect([
        open.status,
        open.headers['content-type'],
        open.headers['x-content-type-options'],
        closed.status,
      ]).toEqual([200, 'audio/mpeg', 'nosniff', 404])
      const kept = readFileSync(join(server.dataDir, 'objects', contentHash.slice(2, 4), contentHash.slice(2)))
      expect([kept.length, `0x${hashOf(kept)}`]).toEqual([bytes, contentHash])
      await artist.remove(uploadPath(upload))
    },
  )

  it('case 79: Opus is stored unchanged, except for its comments (spec: uploads.heard, uploads.clean)', async () => {
    const file = opusOf(12)
    const { upload, state } = await uploadFile(artist, file)
    if (state.is !== 'ready' || state.result.kind !== 'sound') throw new Error(JSON.stringify(state))
    const { format, durationMs, gainDb, waveform, preview, contentHash } = state.result
    expect(format).toBe('opus')
    expect([Math.abs(durationMs - 12_000) < 60, Math.abs(preview.durationMs - 6000) < 60]).toEqual([true, true])
    expect([gainDb < 0, new Set(Buffer.from(waveform, 'base64')).size > 20]).toEqual([true, true])
    const kept = readFileSync(join(server.dataDir, 'objects', contentHash.slice(2, 4), contentHash.slice(2)))
    expect([kept.includes('Musi'), kept.length]).toEqual([false, file.length - 'Musi'.length])
    await artist.remove(uploadPath(upload))
  })

  it('case 79: M4A is refused as another format, and leaves nothing (spec: studio.converted)', async () => {
    const file = readFileSync(new URL('../../../../../../packages/domain/src/sound/testing/phone.m4a', import.meta.url))
    const { upload, state } = await uploadFile(artist, file)
    expect(state).toEqual({ is: 'refused', problem: 'otherFormat' })
    await expectNoUploads()
    expect(objects()).toEqual([])
    await artist.remove(uploadPath(upload))
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    'case 79: artwork as %s becomes a square picture without metadata',
    async (format) => {
      const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
      const exif = { IFD3: { GPSLatitude: '52/1 30/1 0/1' } }
      const { upload, state } = await uploadFile(
        artist,
        await picture.toFormat(format).withExif(exif).toBuffer(),
        'artwork',
      )
      if (state.is !== 'ready' || state.result.kind !== 'artwork') throw new Error(JSON.stringify(state))
      expect(state.result.address).toMatch(new RegExp(`^${ARTWORKS_PATH}/[0-9a-f]{64}$`))
      const answer = await artist.get(state.result.address)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
      const hash = state.result.address.split('/').at(-1) ?? ''
      const made = await sharp(readFileSync(join(server.dataDir, 'objects', hash.slice(0, 2), hash))).metadata()
      expect([made.format, made.width, made.height, made.exif]).toEqual(['webp', 1000, 1000, undefined])
      await artist.remove(uploadPath(upload))
    },
  )
})
