import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ObjectsUnreachable } from '#platform/objectsReach.ts'
import { type TestBucket, startTestBucket } from '#testing/testBucket.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBucket } from '../media/s3/openBucket.ts'
import { bucketParts } from './bucketParts.ts'
import type { PartsFolder } from './partsFolder.ts'

const silent = { error: () => {}, info: () => {} }
const UPLOAD = 'a-upload_of22letters00'
const OTHER = 'another-upload22letter'
const home = mkdtempSync(join(tmpdir(), 'musi-bucket-parts-'))
let service: TestBucket
let nowMs = 1_800_000_000_000

beforeAll(async () => {
  service = await startTestBucket()
})
afterAll(async () => {
  await service.end()
  rmSync(home, { recursive: true })
})

/** The parts folder of a separate server. */
const partsAt = (server: string): PartsFolder => {
  const { client } = openBucket(service.bucket, { scratch: join(home, server), log: silent })
  return bucketParts({ client, scratch: join(home, server), now: () => nowMs })
}

async function append(parts: PartsFolder, upload: string, from: number, text: string): Promise<void> {
  const part = await parts.append(upload, from)
  for (const letter of text) await part.write(new TextEncoder().encode(letter))
  await part.end()
}

async function wholeOf(parts: PartsFolder, upload: string): Promise<string> {
  const path = await parts.gather(upload)
  const text = readFileSync(path, 'utf8')
  await parts.release(path)
  return text
}

it('parts received by several servers form one file, even if one arrives twice or breaks off (spec: uploads.parts)', async () => {
  const one = partsAt('one')
  const two = partsAt('two')
  expect(await one.received(UPLOAD)).toBe(0)
  await append(one, UPLOAD, 0, 'abcd')
  expect(await two.received(UPLOAD)).toBe(4)
  await Promise.all([append(two, UPLOAD, 4, 'ef'), append(one, UPLOAD, 4, 'efgh'), append(two, UPLOAD, 4, 'efgh')])
  await append(one, UPLOAD, 6, 'ghijkl')
  await append(two, UPLOAD, 20, 'uv')
  await append(two, OTHER, 0, 'other')
  await append(two, UPLOAD, 12, '')
  expect(await one.received(UPLOAD)).toBe(12)
  expect([await wholeOf(one, UPLOAD), await wholeOf(two, UPLOAD)]).toEqual(['abcdefghijkl', 'abcdefghijkl'])
  await two.truncateTo(UPLOAD, 6)
  expect(await one.received(UPLOAD)).toBe(8)
  await one.remove(UPLOAD)
  expect([await two.received(UPLOAD), await two.received(OTHER)]).toEqual([0, 5])
  expect([readdirSync(join(home, 'one')), readdirSync(join(home, 'two'))]).toEqual([[], []])
})

it('a sweep removes parts of unknown uploads that are old, and no others', async () => {
  const parts = partsAt('sweeper')
  await append(parts, UPLOAD, 0, 'old')
  nowMs += 86_400_000
  await append(parts, OTHER, 5, 's')
  const received = async () => [await parts.received(UPLOAD), await parts.received(OTHER)]
  await parts.sweep(new Set([UPLOAD, OTHER]), nowMs - 1000)
  expect(await received()).toEqual([3, 6])
  await parts.sweep(new Set([OTHER]), nowMs - 1000)
  expect(await received()).toEqual([0, 6])
  await parts.sweep(new Set(), nowMs + 1)
  expect(await received()).toEqual([0, 0])
})

it('while the bucket is unreachable, a part is not accepted and leaves nothing on the disk', async () => {
  const parts = partsAt('lonely')
  await service.stop()
  await expect(append(parts, UPLOAD, 0, 'abc')).rejects.toThrow(ObjectsUnreachable)
  await expect(parts.gather(UPLOAD)).rejects.toThrow(ObjectsUnreachable)
  expect(readdirSync(join(home, 'lonely'))).toEqual([])
  await service.restart()
  await append(parts, UPLOAD, 0, 'abc')
  expect(await wholeOf(parts, UPLOAD)).toBe('abc')
})
