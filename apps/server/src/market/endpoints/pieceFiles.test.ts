import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PIECE_FILES_PATH, uploadPath } from '@musi/api/paths'
import { PieceFile } from '@musi/api/market/pieceFiles'
import type { Upload } from '@musi/api/music/uploads'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { contentId } from '@musi/domain/content/contentId'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { mp3Of, testTone } from '#music/decoding/testing/testSounds.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { signIn, testPage } from '#testing/testSignIn.ts'
import { newUpload, uploadFile } from '#testing/testStudio.ts'

type Page = ReturnType<typeof testPage>

let chain: TestChain
let server: TestServer
let artist: Page
let other: Page
/** Advanced by tests that send more requests than the limit per minute. */
let nowMs = Date.now()

const options = () => {
  const clock = { now: () => nowMs, random: Math.random, sleep: () => Promise.resolve() }
  return { chain: { ...chain, songs: [], beforeForward: () => Promise.resolve() }, clock }
}
async function pageOf(name: 'artist' | 'voter', at: TestServer): Promise<Page> {
  const page = testPage(at)
  await signIn(page, at, chain.request, demoAccount(name).address)
  return page
}

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  server = await startTestServer({}, options())
  artist = await pageOf('artist', server)
  other = await pageOf('voter', server)
})
beforeEach(() => {
  nowMs += 60_000
})
afterAll(() => server.close())

let shade = 0
/** A new picture, with GPS data in its metadata. */
const newPicture = () => {
  shade += 1
  return sharp({ create: { width: 64, height: 48, channels: 3, background: { r: shade * 9, g: 90, b: 30 } } })
    .withExif({ IFD0: { Copyright: 'at home' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}
async function readyPicture(page: Page, file?: Buffer): Promise<string> {
  const { upload, state } = await uploadFile(page, file ?? (await newPicture()), 'artwork')
  if (state.is !== 'ready') throw new Error(JSON.stringify(state))
  return upload
}
const TEXTS = { name: 'Night Bus', description: 'Sung on the way home.', artist: 'Arlo' }
const post = (page: Page, body: object) => page.post(PIECE_FILES_PATH, body)
async function fileOf(page: Page, body: object): Promise<PieceFile> {
  const { status, text } = await post(page, body)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return validated(PieceFile, JSON.parse(text))
}
async function codeOf(page: Page, body: object): Promise<readonly [number, string | undefined]> {
  const { status, text } = await post(page, body)
  return [status, (JSON.parse(text) as { code?: string }).code]
}

describe('the metadata of a piece (spec: release.file)', () => {
  it('is stored with its picture by content id, and has only the known fields (case 94)', async () => {
    const artwork = await readyPicture(artist)
    const more = { account: demoAccount('voter').address, image: 'https://evil.example', royalty: 9000, views: 9 }
    const { path, picture } = await fileOf(artist, { ...TEXTS, name: 'Night\u202E Bus\n', artwork, ...more })
    const { status, headers, text } = await server.ask(path)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'application/json',
      'nosniff',
    ])
    expect(JSON.parse(text)).toEqual({
      name: 'Night Bus',
      description: 'Sung on the way home.',
      image: `${server.origin}${picture}`,
      attributes: [{ trait_type: 'Artist', value: 'Arlo' }],
    })
    expect(path).toBe(`/ipfs/${contentId(Buffer.from(text))}`)
  })

  it('omits empty fields, and is the same file for the same fields', async () => {
    const asked = { name: 'Bare', description: ' ', artist: '', artwork: await readyPicture(artist) }
    const file = await fileOf(artist, asked)
    // The upload is used up by then, but the file is the same.
    expect(await fileOf(artist, asked)).toEqual(file)
    expect((await artist.get(uploadPath(asked.artwork))).status).toBe(404)
    const said = JSON.parse((await server.ask(file.path)).text) as object
    expect(Object.keys(said)).toEqual(['name', 'image'])
    const renamed = await fileOf(artist, { ...asked, name: 'Bare, once more' })
    expect([renamed.picture, renamed.path === file.path]).toEqual([file.picture, false])
  })

  it('case 82: has a converted picture, without location metadata, which no browser executes', async () => {
    const { picture } = await fileOf(artist, { ...TEXTS, artwork: await readyPicture(artist) })
    const { headers, text } = await server.ask(picture)
    expect([headers['content-type'], text.slice(8, 12)]).toEqual(['image/webp', 'WEBP'])
    expect([text.includes('at home'), text.includes('Exif')]).toEqual([false, false])
    expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
      'nosniff',
      expect.stringContaining('sandbox'),
    ])
  })

  it('keeps its picture, even if another account deletes an upload of the same picture (spec: release.file-kept)', async () => {
    const file = await newPicture()
    const mine = await readyPicture(artist, file)
    const again = await readyPicture(other, file)
    const { picture } = await fileOf(artist, { ...TEXTS, artwork: mine })
    expect((await other.remove(uploadPath(again))).status).toBe(200)
    expect((await server.ask(picture)).status).toBe(200)
  })

  it('is not served after a takedown, nor is its picture (spec: release.file-kept)', async () => {
    const upload: Upload = await uploadFile(artist, await newPicture(), 'artwork')
    if (upload.state.is !== 'ready' || upload.state.result.kind !== 'artwork') throw new Error(upload.state.is)
    const { path, picture } = await fileOf(artist, { ...TEXTS, artwork: upload.upload })
    const list = join(server.dataDir, 'takedown')
    writeFileSync(list, /[0-9a-f]{64}/.exec(upload.state.result.address)?.[0] ?? '')
    const later = await startTestServer({ MUSI_TAKEDOWN_FILE: list, MUSI_DATA_DIR: server.dataDir }, options())
    try {
      expect([(await later.ask(path)).status, (await later.ask(picture)).status]).toEqual([404, 404])
    } finally {
      await later.close()
    }
  })
})

describe('refused metadata (spec: release.file)', () => {
  it('case 94: another account’s picture, a sound, an unfinished upload and an unknown one are refused', async () => {
    const theirs = await readyPicture(other)
    const waiting = (await newUpload(artist, 900, 'artwork')).upload
    const sound = (await uploadFile(artist, await mp3Of(testTone(6)))).upload
    for (const artwork of [theirs, sound, waiting, 'x', ''])
      expect(await codeOf(artist, { ...TEXTS, artwork })).toEqual([409, 'notReady'])
    // The picture of a piece made by somebody else is refused too.
    await fileOf(other, { ...TEXTS, artwork: theirs })
    expect(await codeOf(artist, { ...TEXTS, artwork: theirs })).toEqual([409, 'notReady'])
    for (const upload of [waiting, sound]) await artist.remove(uploadPath(upload))
  })

  test.each<[string, string]>([
    ['case 81: a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['case 80: a page', '<!doctype html><script>alert(document.domain)</script>'],
  ])('%s is refused as the picture of a piece', async (_, text) => {
    const { upload, state } = await uploadFile(artist, Buffer.from(text), 'artwork')
    expect(state).toEqual({ is: 'refused', problem: 'notAPicture' })
    expect(await codeOf(artist, { ...TEXTS, artwork: upload })).toEqual([409, 'notReady'])
  })

  it('empty or invisible names and texts that are too long are refused', async () => {
    const artwork = await readyPicture(artist)
    for (const name of ['', ' ', '\u202E\u200B', 'x'.repeat(PIECE_LIMITS.name + 1)])
      expect(await codeOf(artist, { ...TEXTS, name, artwork })).toEqual([400, 'badRequest'])
    for (const key of ['description', 'artist'] as const)
      expect(await codeOf(artist, { ...TEXTS, [key]: 'x'.repeat(PIECE_LIMITS[key] + 1), artwork })).toEqual([
        400,
        'badRequest',
      ])
    await artist.remove(uploadPath(artwork))
  })

  it('case 95: another site, a page that hides its origin, and a page without a session are refused', async () => {
    const artwork = await readyPicture(artist)
    const body = JSON.stringify({ ...TEXTS, artwork })
    const cookie = [...artist.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const headers of [
      { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { cookie, origin: 'null', 'sec-fetch-site': 'cross-site' },
      { cookie },
    ]) {
      const { status } = await server.ask(PIECE_FILES_PATH, { method: 'POST', headers: { ...headers }, body })
      expect(status).toBe(403)
    }
    expect(await codeOf(testPage(server), { ...TEXTS, artwork })).toEqual([401, 'notSignedIn'])
    // The refused request did not use the upload.
    expect((await artist.get(uploadPath(artwork))).status).toBe(200)
    await artist.remove(uploadPath(artwork))
  })
})
