import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ObjectsUnreachable, objectsReach } from '#platform/objectsReach.ts'
import { type TestBucket, startTestBucket } from '#testing/testBucket.ts'
import type { ObjectStore } from '../objectStore.ts'
import { s3Client } from './s3Client.ts'
import { s3Store } from './s3Store.ts'

const scratch = mkdtempSync(join(tmpdir(), 'musi-scratch-'))
let service: TestBucket
beforeAll(async () => {
  service = await startTestBucket()
})
afterAll(async () => {
  await service.end()
  rmSync(scratch, { recursive: true, force: true })
})

const log = { error: vi.fn(), info: vi.fn() }
const pause = () => Promise.resolve()

/** A store whose requests pass through `send`; the default sends them as they are. */
function store(send: typeof fetch = fetch, stallMs = 15_000): ObjectStore {
  const client = s3Client({ bucket: service.bucket, reach: objectsReach(log), fetch: send, pause })
  return s3Store({ client, scratch, stallMs })
}

async function* pieces(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield Buffer.from(part)
}
const idOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
async function contentOf(objects: ObjectStore, id: string, range = { start: 0, end: 99 }) {
  const read = await objects.read(id, range)
  return read === null ? null : Buffer.concat(await allOf(read)).toString()
}

test('stored content is found by its hash, whole and in part, until it is removed (spec: songs.objects)', async () => {
  const objects = store()
  const id = idOf('one song')
  expect(await objects.put(pieces('one', ' song'), 100)).toEqual({ ok: true, id, bytes: 8 })
  expect(await objects.put(pieces('one song'), 100)).toEqual({ ok: true, id, bytes: 8 })
  expect(await allOf(objects.ids())).toEqual([id])
  expect([await objects.bytesOf(id), await contentOf(objects, id)]).toEqual([8, 'one song'])
  expect(await contentOf(objects, id, { start: 4, end: 5 })).toBe('so')
  await objects.remove(id)
  await objects.remove(id)
  expect([await objects.bytesOf(id), await contentOf(objects, id)]).toEqual([null, null])
  expect(readdirSync(scratch)).toEqual([])
})

test('any content and any range of it is read as it was stored (spec: songs.bucket)', async () => {
  const objects = store()
  // At least two bytes, because the test service treats a range that ends at 0 as one without an
  // end.
  const content = fc.uint8Array({ minLength: 2, maxLength: 3000 })
  await fc.assert(
    fc.asyncProperty(content, fc.nat(), fc.nat(), async (bytes, one, other) => {
      const put = await objects.put(pieces(bytes), bytes.length)
      const end = 1 + (one % (bytes.length - 1))
      const start = other % (end + 1)
      const read = await objects.read(idOf(bytes), { start, end })
      expect(put).toEqual({ ok: true, id: idOf(bytes), bytes: bytes.length })
      expect(Buffer.concat(await allOf(read ?? pieces()))).toEqual(Buffer.from(bytes.slice(start, end + 1)))
    }),
    { numRuns: 20, seed: 45 },
  )
})

test('more than a thousand objects are listed', async () => {
  const xml = (keys: readonly string[], next: string) =>
    `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}<NextContinuationToken>${next}</NextContinuationToken></ListBucketResult>`
  const ids = [idOf('a'), idOf('b')]
  const [first = '', last = ''] = ids.map((id) => `music/${id.slice(0, 2)}/${id}`)
  const asked: (string | null)[] = []
  const send: typeof fetch = (input) => {
    asked.push(new URL(input instanceof Request ? input.url : input).searchParams.get('continuation-token'))
    const page =
      asked.length === 1 ? xml([first, 'music/readme'], 'x&amp;y+z=') : xml([last], '').replace(/<Next.*Token>/, '')
    return Promise.resolve(new Response(page))
  }
  expect(await allOf(store(send).ids())).toEqual(ids)
  expect(asked).toEqual([null, 'x&y+z='])
})

test('an endless or oversized list is not read forever', async () => {
  const again = '<NextContinuationToken>x</NextContinuationToken>'
  await expect(allOf(store(() => Promise.resolve(new Response(again))).ids())).rejects.toThrow('does not go on')
  const long = 'x'.repeat(5 * 1024 * 1024)
  await expect(allOf(store(() => Promise.resolve(new Response(long))).ids())).rejects.toThrow(
    'longer than a list may be',
  )
})

test('content that is too long or breaks off stores nothing and leaves no file', async () => {
  const objects = store()
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('The line is gone.')
  }
  expect(await objects.put(pieces('12345', '67890'), 9)).toEqual({ ok: false, trouble: 'tooLarge' })
  await expect(objects.put(broken(), 100)).rejects.toThrow('The line is gone.')
  expect([await objects.bytesOf(idOf('1234567890')), readdirSync(scratch)]).toEqual([null, []])
})

test('a name that is not a hash causes no request', async () => {
  const send = vi.fn<typeof fetch>()
  for (const name of ['', '..', '../secret', 'A'.repeat(64), `${'a'.repeat(64)}/x`, `${'a'.repeat(63)}?`]) {
    expect([await store(send).bytesOf(name), await store(send).read(name, { start: 0, end: 1 })]).toEqual([null, null])
    await store(send).remove(name)
  }
  expect(send).not.toHaveBeenCalled()
})

/** Fails the first tries in the ways that a service or a network may. */
const FAULTS: Readonly<Record<string, () => Promise<Response>>> = {
  'a refused connection': () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
  'an answer of 503': () => Promise.resolve(new Response('SlowDown', { status: 503 })),
  'an answer of 500': () => Promise.resolve(new Response('InternalError', { status: 500 })),
}

test.each(Object.entries(FAULTS))('after %s twice, the third try counts (spec: songs.bucket-away)', async (_, fail) => {
  let tries = 0
  const send: typeof fetch = (input, init) => {
    tries += 1
    return tries % 3 === 0 ? fetch(input, init) : fail()
  }
  const objects = store(send)
  const id = idOf('again')
  expect(await objects.put(pieces('again'), 100)).toEqual({ ok: true, id, bytes: 5 })
  expect(await objects.bytesOf(id)).toBe(5)
  expect(await contentOf(objects, id)).toBe('again')
  await objects.remove(id)
  expect(tries).toBe(12)
})

test.each(Object.entries(FAULTS))(
  '%s at each try is not mistaken for a missing object (spec: songs.bucket-away)',
  async (_, fail) => {
    log.error.mockClear()
    const objects = store(fail)
    const id = idOf('away')
    expect(await objects.put(pieces('away'), 100)).toEqual({ ok: false, trouble: 'away' })
    await expect(objects.bytesOf(id)).rejects.toThrow(ObjectsUnreachable)
    await expect(objects.read(id, { start: 0, end: 3 })).rejects.toThrow(ObjectsUnreachable)
    await expect(objects.remove(id)).rejects.toThrow(ObjectsUnreachable)
    await expect(allOf(objects.ids())).rejects.toThrow(ObjectsUnreachable)
    // Logged once, however many requests failed.
    expect(log.error).toHaveBeenCalledOnce()
    expect(readdirSync(scratch)).toEqual([])
  },
)

test('a request with a refused signature is not repeated', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('', { status: 403 })))
  await expect(store(send).bytesOf(idOf('x'))).rejects.toThrow('status 403')
  expect(send).toHaveBeenCalledOnce()
})

test('a missing bucket stores nothing', async () => {
  const send: typeof fetch = () => Promise.resolve(new Response('NoSuchBucket', { status: 404 }))
  expect(await store(send).put(pieces('x'), 9)).toEqual({ ok: false, trouble: 'away' })
})

test('content that does not match its name, a wrong range and a stalled transfer end with an error (spec: songs.bucket)', async () => {
  const id = idOf('true')
  const answering = (body: BodyInit, headers: Record<string, string> = {}, status = 200) =>
    store(() => Promise.resolve(new Response(body, { status, headers: { 'content-length': '4', ...headers } })), 20)
  await expect(contentOf(answering('true'), id, { start: 0, end: 3 })).resolves.toBe('true')
  await expect(contentOf(answering('lies'), id, { start: 0, end: 3 })).rejects.toThrow('other content')
  expect(
    await contentOf(answering('true', { 'content-range': 'bytes 9-12/99' }, 206), id, { start: 0, end: 3 }),
  ).toBeNull()
  expect(await contentOf(answering('true'), id, { start: 1, end: 3 })).toBeNull()
  const range = (body: BodyInit, headers: Record<string, string>) =>
    contentOf(answering(body, headers, 206), id, { start: 0, end: 3 })
  await expect(range('true and more', { 'content-range': 'bytes 0-3/99' })).rejects.toThrow('more than was asked for')
  await expect(range('tr', { 'content-range': 'bytes 0-3/99' })).rejects.toThrow('less than it announced')
  expect(await range('tru', { 'content-range': 'bytes 0-2/99' })).toBeNull()
  const still = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('tr')) })
  await expect(contentOf(answering(still), id, { start: 0, end: 3 })).rejects.toThrow('stands still')
})
