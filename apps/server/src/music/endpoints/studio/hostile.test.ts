import type { UploadKind } from '@musi/api/music/uploads'
import { uploadPath } from '@musi/api/paths'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOSTILE_FILES, HTML, FILE_LIMITS, id3 } from '../../decoding/testing/hostileFiles.ts'
import { flacOf, mp3Of, testTone, vorbisOf, wavOf } from '../../decoding/testing/testSounds.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { signIn, testPage } from '#testing/testSignIn.ts'
import { uploadFile } from '#testing/testStudio.ts'

let chain: TestChain
let server: TestServer
let artist: ReturnType<typeof testPage>
let nowMs = Date.now()
let good: Buffer

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  const clock = { now: () => nowMs, random: Math.random, sleep: () => Promise.resolve() }
  server = await startTestServer({}, { chain: { ...chain, songs: [], beforeForward: () => Promise.resolve() }, clock })
  artist = testPage(server)
  await signIn(artist, server, chain.request, demoAccount('artist').address)
  good = await mp3Of(testTone(8))
  // Warms up, so that one-time loading does not count for the first file.
  for (const file of [good, wavOf(testTone(6)), flacOf(testTone(6)), await vorbisOf(testTone(6))])
    await uploadFile(artist, file)
})
beforeEach(() => {
  nowMs += 60_000
})
afterAll(() => server.close())

/** Uploads a file and returns its outcome, time and memory. */
async function uploadAndMeasure(file: Buffer, kind: UploadKind = 'sound') {
  const restBytes = process.memoryUsage.rss()
  let peakBytes = restBytes
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage.rss())), 5)
  const before = process.cpuUsage()
  const { upload, state } = await uploadFile(artist, file, kind)
  const { user, system } = process.cpuUsage(before)
  clearInterval(timer)
  await artist.remove(uploadPath(upload))
  const cpuMs = (user + system) / 1000
  // Allows for the copy of each part that the test itself holds.
  const isBounded =
    peakBytes - restBytes - 2 * file.length < FILE_LIMITS.bytes && cpuMs < FILE_LIMITS.cpuMs + file.length / 50_000
  return { outcome: state.is === 'refused' ? state.problem : state.is, isBounded, cpuMs, rise: peakBytes - restBytes }
}

/** Picks a random half of the slow files; `MUSI_HOSTILE_LOT=…` repeats a selection. */
const lot = Number(process.env['MUSI_HOSTILE_LOT'] ?? Math.floor(Math.random() * 2)) % 2
const isLong = process.env['MUSI_LONG'] === '1'

test.each(HOSTILE_FILES.filter(({ proves }, at) => isLong || proves !== 82 || at % 2 === lot))(
  `case $proves: $name as $kind ends as $outcome, and is bounded (lot ${lot})`,
  async ({ kind, outcome, make }) => {
    expect(await uploadAndMeasure(await make(), kind)).toMatchObject({ outcome, isBounded: true })
  },
  60_000,
)

test('case 80: HTML in the tags of a sound is removed, and the stored sound is never served as a page (spec: uploads.clean)', async () => {
  const polyglot = id3(HTML.length, Buffer.concat([Buffer.from(HTML), good, Buffer.from(HTML)]))
  const { upload, state } = await uploadFile(artist, polyglot)
  if (state.is !== 'ready' || state.result.kind !== 'sound') throw new Error(state.is)
  expect(state.result.bytes).toBe(good.length)
  const { headers } = await artist.get(state.result.preview.address)
  expect([headers['content-type'], headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
    'audio/mpeg',
    'nosniff',
    expect.stringContaining('sandbox'),
  ])
  await artist.remove(uploadPath(upload))
})

test('case 82: the location in a picture’s metadata is removed', async () => {
  const exif = { IFD0: { Copyright: 'at home' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } }
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .withExif(exif)
    .jpeg()
    .toBuffer()
  const { upload, state } = await uploadFile(artist, photo, 'artwork')
  if (state.is !== 'ready' || state.result.kind !== 'artwork') throw new Error(state.is)
  const kept = await artist.get(state.result.address)
  expect([photo.includes('at home'), kept.text.includes('at home'), kept.text.includes('Exif')]).toEqual([
    true,
    false,
    false,
  ])
  await artist.remove(uploadPath(upload))
})
