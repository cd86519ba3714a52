// Attacks with uploads: malformed sounds and pictures, races, and reserved space that is never used.
import { uploadPath, UPLOADS_PATH } from '@musi/api/paths'
import { HOSTILE_FILES } from '@musi/server/music/decoding/testing/hostileFiles'
import { mp3Of, testTone, wavOf } from '@musi/server/music/decoding/testing/testSounds'
import { newUpload, sendAll, waitForOutcome, uploadFile } from '@musi/server/testing/testStudio'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Page, browser, keyOf, signInAs } from './people.ts'
import { attackTest } from './attackTest.ts'
import { type Target, startTarget } from './target.ts'

let target: Target
let page: Page
/**
 * Creates a new account and IP address for each attack, so that no earlier use of a quota hides the
 * rule under test.
 */
let lastAddress = 0
async function newArtist(): Promise<Page> {
  lastAddress += 1
  const from = `198.18.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`
  return await signInAs(target, privateKeyToAccount(generatePrivateKey()), browser(target, from))
}

beforeAll(async () => {
  target = await startTarget()
}, 180_000)
afterEach(async () => {
  expect((await target.ask('/health')).status).toBe(200)
})
afterAll(() => target.stop())

for (const { name, kind, outcome, make } of HOSTILE_FILES) {
  attackTest('uploads', `${name} as ${kind} ends as ${outcome}`, async (countVariant) => {
    page = await newArtist()
    const { upload, state } = await uploadFile(page, await make(), kind)
    expect(state.is === 'refused' ? state.problem : state.is).toBe(outcome)
    await page.remove(uploadPath(upload))
    countVariant()
  })
}

attackTest(
  'uploads',
  'a WAV of any odd rate, channel count or depth is refused or re-encoded',
  async (countVariant) => {
    page = await newArtist()
    for (const [at, bytes] of [
      [24, [0, 0, 0, 0]],
      [24, [1, 0, 0, 0]],
      [24, [0xff, 0xff, 0xff, 0xff]],
      [22, [0, 0]],
      [22, [0xff, 0xff]],
      [34, [0, 0]],
      [34, [0xff, 0xff]],
      [40, [0xff, 0xff, 0xff, 0xff]],
      [4, [0, 0, 0, 0]],
    ] as const) {
      const file = Buffer.from(wavOf(testTone(6)))
      file.set(bytes, at)
      const { upload, state } = await uploadFile(page, file)
      expect(['ready', 'refused']).toContain(state.is)
      await page.remove(uploadPath(upload))
      countVariant()
    }
  },
)

attackTest('uploads', 'names of files lead nowhere and are shown as text', async (countVariant) => {
  page = await newArtist()
  const names = [
    '../../etc/passwd',
    '..\\..\\x',
    '/etc/passwd',
    'a\0b',
    '<img src=x onerror=alert(1)>',
    '\u202Egpm.exe',
    'x'.repeat(4096),
  ]
  for (const name of names) {
    const { status, text } = await page.post(UPLOADS_PATH, { kind: 'sound', bytes: 1000, name })
    expect(status, name).toBeLessThan(500)
    if (status !== 200) continue
    await page.remove(uploadPath((JSON.parse(text) as { upload: string }).upload))
    countVariant()
  }
})

attackTest('uploads', 'sizes that are no sizes are refused', async (countVariant) => {
  page = await newArtist()
  for (const bytes of [0, -1, 1.5, 1e300, '1000', null, 2 ** 53, 100 * 1024 * 1024 + 1]) {
    expect((await page.post(UPLOADS_PATH, { kind: 'sound', bytes, name: 'a' })).status, String(bytes)).toBeLessThan(500)
    expect((await page.post(UPLOADS_PATH, { kind: 'sound', bytes, name: 'a' })).status, String(bytes)).not.toBe(200)
    countVariant()
  }
})

attackTest(
  'uploads',
  'parts out of order, twice, beyond the end or of no bytes change nothing',
  async (countVariant) => {
    page = await newArtist()
    const file = await mp3Of(testTone(8))
    const upload = await newUpload(page, file.length)
    const path = uploadPath(upload.upload)
    for (const [from, part] of [
      [100, file.subarray(0, 100)],
      [-1, file.subarray(0, 100)],
      [Number.NaN, file.subarray(0, 100)],
      [0, Buffer.concat([file, file])],
      [file.length, file.subarray(0, 1)],
      [1e300, file.subarray(0, 1)],
    ] as const) {
      const { status } = await page.put(`${path}?from=${from}`, part)
      expect([from, status]).toEqual([from, expect.toSatisfy((code: number) => code < 500)])
      countVariant()
    }
    const now = JSON.parse((await page.get(path)).text) as { received: number }
    await sendAll(page, upload, file, now.received)
    expect((await waitForOutcome(page, upload.upload)).state.is).toBe('ready')
  },
)

attackTest('uploads', 'of six parts racing for one position, one is stored', async (countVariant) => {
  page = await newArtist()
  const file = await mp3Of(testTone(8))
  const upload = await newUpload(page, file.length)
  const path = `${uploadPath(upload.upload)}?from=0`
  await Promise.all(Array.from({ length: 6 }, () => page.put(path, file.subarray(0, upload.partBytes))))
  const { received } = JSON.parse((await page.get(uploadPath(upload.upload))).text) as { received: number }
  expect(received).toBe(Math.min(upload.partBytes, file.length))
  await sendAll(page, upload, file, received)
  expect((await waitForOutcome(page, upload.upload)).state.is).toBe('ready')
  countVariant(6)
})

attackTest('uploads', 'of sixty uploads that begin at once an account has its share', async (countVariant) => {
  page = await newArtist()
  const uploads = await Promise.all(
    Array.from({ length: 60 }, () => page.post(UPLOADS_PATH, { kind: 'sound', bytes: 100_000_000, name: 'a' })),
  )
  expect(uploads.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(12)
  expect(uploads.every(({ status }) => status < 500 || status === 507)).toBe(true)
  countVariant(60)
})

attackTest(
  'uploads',
  'B4: bytes that twenty addresses announce and never send close uploads to nobody',
  async (countVariant) => {
    for (let at = 0; at < 20; at += 1) {
      const from = `203.0.113.${at + 1}`
      for (let account = 0; account < 5; account += 1) {
        const greedy = await signInAs(target, privateKeyToAccount(generatePrivateKey()), browser(target, from))
        const asks = Array.from({ length: 8 }, () =>
          greedy.post(UPLOADS_PATH, { kind: 'sound', bytes: 104_857_600, name: 'a' }),
        )
        countVariant((await Promise.all(asks)).length)
      }
    }
    const honest = await signInAs(target, keyOf('artist'), browser(target, '198.51.100.77'))
    expect((await uploadFile(honest, await mp3Of(testTone(6)))).state.is).toBe('ready')
  },
)

attackTest('uploads', 'B4: a /48 of IPv6 has the share of one network, not of 65,536 clients', async (countVariant) => {
  let accepted = 0
  for (let net = 0; net < 60; net += 1) {
    const from = `2001:db8:1:${net.toString(16)}::1`
    const greedy = await signInAs(target, privateKeyToAccount(generatePrivateKey()), browser(target, from)).catch(
      () => null,
    )
    const answer = await greedy?.post(UPLOADS_PATH, { kind: 'sound', bytes: 104_857_600, name: 'a' })
    accepted += answer?.status === 200 ? 1 : 0
    countVariant()
  }
  expect(accepted).toBeLessThan(50)
  const honest = await signInAs(target, keyOf('collector'), browser(target, '198.51.100.78'))
  expect((await uploadFile(honest, await mp3Of(testTone(6)))).state.is).toBe('ready')
})
