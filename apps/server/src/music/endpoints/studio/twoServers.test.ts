import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { uploadPath } from '@musi/api/paths'
import { testChain } from '@musi/devchain/testing/testChain'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestBucket, startTestBucket } from '#testing/testBucket.ts'
import { type TestPostgres, testPostgres } from '#testing/testPostgres.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { type Site, signIn, testPage } from '#testing/testSignIn.ts'
import { newUpload, waitForOutcome, parseUpload } from '#testing/testStudio.ts'
import { mp3Of, testTone } from '../../decoding/testing/testSounds.ts'

let postgres: TestPostgres
let bucket: TestBucket
beforeAll(async () => {
  bucket = await startTestBucket()
  postgres = await testPostgres()
}, 120_000)
afterAll(async () => {
  await postgres.stop()
  await bucket.end()
})

const ORIGIN = 'http://musi.example'

/** A server as visitors reach it; both servers have the same address. */
const behindProxy = (server: TestServer): Site => ({
  origin: ORIGIN,
  ask: (path, asked = {}) => server.ask(path, { ...asked, headers: { host: new URL(ORIGIN).host, ...asked.headers } }),
})

describe('two servers that share a PostgreSQL database and a bucket, but no folder', () => {
  it('an upload begun at one server is completed at the other, and both serve its preview (spec: uploads.parts)', async () => {
    const chain = await testChain({ holds: 'contracts' })
    const logins = { MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: postgres.readerUrl }
    const env = { ...logins, ...bucket.env, MUSI_PUBLIC_ORIGIN: ORIGIN }
    const options = { chain: { ...chain, songs: [], beforeForward: () => Promise.resolve() } }
    const one = await startTestServer(env, options)
    const two = await startTestServer(env, options)
    const artist = testPage(behindProxy(one))
    await signIn(artist, behindProxy(one), chain.request, demoAccount('artist').address)
    const elsewhere = testPage(behindProxy(two))
    for (const [name, value] of artist.cookies) elsewhere.cookies.set(name, value)

    const song = await mp3Of(testTone(12))
    const { upload } = await newUpload(artist, song.length)
    const third = Math.ceil(song.length / 3)
    const pages = [artist, elsewhere, artist] as const
    for (const [at, page] of pages.entries()) {
      const part = song.subarray(at * third, (at + 1) * third)
      const { received } = parseUpload(await page.put(`${uploadPath(upload)}?from=${at * third}`, part))
      expect(received).toBe(at * third + part.length)
      expect(parseUpload((await pages[(at + 1) % 2]?.get(uploadPath(upload))) ?? expect.fail()).received).toBe(received)
    }
    const [here, there] = await Promise.all([waitForOutcome(artist, upload), waitForOutcome(elsewhere, upload)])
    expect([here.state.is, there.state]).toEqual(['ready', here.state])
    const preview =
      here.state.is === 'ready' && here.state.result.kind === 'sound' ? here.state.result.preview.address : ''
    for (const server of [one, two]) expect((await behindProxy(server).ask(preview)).status).toBe(200)
    for (const { dataDir } of [one, two])
      await expect.poll(() => readdirSync(join(dataDir, 'objects', 'uploads'))).toEqual([])
    await Promise.all([one.close(), two.close()])
  }, 120_000)
})
