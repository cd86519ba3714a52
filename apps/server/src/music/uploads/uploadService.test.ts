import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { mp3Of, testTone } from '../decoding/testing/testSounds.ts'
import type { RequestBody } from '#edge/http/requestBody.ts'
import { PLAY_TABLES } from '../plays/playTables.ts'
import { folderStore } from '../media/folderStore.ts'
import { UNUSED_SECONDS, objectReferences } from './objectReferences.ts'
import { OBJECT_TABLES, type ObjectTables } from './objectTables.ts'
import {
  LEASE_SECONDS,
  reservedBytesByNetwork,
  storedBytesByNetwork,
  tryLeaseUpload,
  isReferencedByUpload,
} from './uploadStore.ts'
import { partsFolder } from './partsFolder.ts'
import { type UploadService, uploadService } from './uploadService.ts'
import { UPLOAD_TABLES, type UploadTables } from './uploadTables.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-uploads-'))
afterAll(() => rmSync(home, { recursive: true }))
const ARTIST: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const silent = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let nowMs = 1_800_000_000_000

const bodyOf = (bytes: Buffer): RequestBody => ({
  bytes: () => Promise.reject(new Error('The body is read in pieces.')),
  text: () => Promise.reject(new Error('The body is not text.')),
  async pieces(use) {
    await use(bytes)
    return 'whole'
  },
})

function openService(name: string, log = silent) {
  const folder = join(home, name)
  const database = ownDatabase({
    folder: join(folder, 'own'),
    logins: null,
    genesis: () => `0x${'ab'.repeat(32)}`,
    parts: [UPLOAD_TABLES, OBJECT_TABLES, PLAY_TABLES],
    log: silent,
    now: () => nowMs,
  })
  const objects = folderStore(join(folder, 'objects'))
  const references = objectReferences({
    store: objects,
    tables: () => database.tables<ObjectTables>(),
    isReferenced: (db, id) => isReferencedByUpload(db as unknown as Kysely<UploadTables>, id),
    clock: { now: () => nowMs },
    log,
  })
  const uploads = uploadService({
    database,
    objects,
    references,
    parts: partsFolder(join(folder, 'uploads')),
    takedowns: { has: () => false },
    findFirstRegistration: () => Promise.resolve(null),
    clock: { now: () => nowMs },
    log,
  })
  const remainingFiles = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (each) => each.isFile() && !each.name.startsWith('own-'),
    )
  const stop = async () => {
    await uploads.stop()
    await database.stop()
  }
  const openTables = async () => (await database.tables<UploadTables>()) ?? expect.fail()
  return { uploads, references, remainingFiles, stop, openTables }
}

async function begin(uploads: UploadService, bytes: number): Promise<string> {
  const begun = await uploads.begin(ARTIST, '127.0.0.1', { kind: 'sound', bytes, name: 'a' })
  if (!begun.ok) throw new Error(begun.code)
  return begun.upload.upload
}
const waitForResult = (uploads: UploadService, upload: string) =>
  vi.waitFor(async () => {
    const found = await uploads.find(ARTIST, upload)
    if (!found.ok || !['ready', 'refused'].includes(found.upload.state.is)) throw new Error('not yet')
    return found.upload.state
  }, 20_000)

it('an upload untouched for a day is deleted, complete or not, with its file and objects (spec: uploads.forgotten)', async () => {
  const { uploads, references, remainingFiles, stop } = openService('swept')
  const song = await mp3Of(testTone(8))
  const whole = await begin(uploads, song.length)
  await uploads.append(ARTIST, whole, 0, bodyOf(song))
  expect(await waitForResult(uploads, whole)).toMatchObject({ is: 'ready' })
  const half = await begin(uploads, song.length)
  await uploads.append(ARTIST, half, 0, bodyOf(song.subarray(0, 1000)))
  nowMs += 86_399_000
  await uploads.sweep()
  await expect.poll(remainingFiles).toHaveLength(3)
  nowMs += 2000
  await uploads.sweep()
  expect(await uploads.list(ARTIST)).toEqual([])
  nowMs += UNUSED_SECONDS * 1000
  await references.sweep()
  expect(remainingFiles()).toEqual([])
  await stop()
})

it('stored bytes are counted, whatever way the part ended (spec: uploads.room)', async () => {
  const { uploads, openTables, stop } = openService('counted')
  const bodyThatEnds = (bytes: number, end: 'busy' | 'full'): RequestBody => ({
    ...bodyOf(Buffer.alloc(0)),
    async pieces(use) {
      await use(Buffer.alloc(bytes))
      if (end === 'full') throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' })
      return 'busy'
    },
  })
  const upload = await begin(uploads, 10_000)
  expect(await uploads.append(ARTIST, upload, 0, bodyThatEnds(1000, 'busy'))).toEqual({ ok: false, code: 'away' })
  expect(await uploads.append(ARTIST, upload, 1000, bodyThatEnds(500, 'full'))).toEqual({ ok: false, code: 'full' })
  expect([...(await storedBytesByNetwork(await openTables())).values()]).toEqual([1500])
  await stop()
})

it('a file completed before a restart is checked after it', async () => {
  const first = openService('again')
  const song = await mp3Of(testTone(8))
  const upload = await begin(first.uploads, song.length)
  await first.uploads.append(ARTIST, upload, 0, bodyOf(song))
  await first.stop()
  const restarted = openService('again')
  await restarted.uploads.sweep()
  expect(await waitForResult(restarted.uploads, upload)).toMatchObject({ is: 'ready', result: { format: 'mp3' } })
  await restarted.stop()
})

it('two uploads of one recording store it once, and it is deleted a day after the last (spec: uploads.objects-swept)', async () => {
  const { uploads, references, remainingFiles, stop } = openService('twice')
  const sweepADayLater = async () => {
    nowMs += UNUSED_SECONDS * 1000
    await references.sweep()
  }
  const song = await mp3Of(testTone(8))
  const both = [await begin(uploads, song.length), await begin(uploads, song.length)]
  for (const upload of both) {
    await uploads.append(ARTIST, upload, 0, bodyOf(song))
    await waitForResult(uploads, upload)
  }
  await expect.poll(remainingFiles).toHaveLength(2)
  await uploads.forget(ARTIST, both[0] ?? '')
  await sweepADayLater()
  expect(remainingFiles()).toHaveLength(2)
  await uploads.forget(ARTIST, both[1] ?? '')
  expect(remainingFiles()).toHaveLength(2)
  await sweepADayLater()
  expect(remainingFiles()).toEqual([])
  await stop()
})

it('of several servers with one database, one decodes an upload, and each reports it ready (spec: uploads.one-checker)', async () => {
  const log = { ...silent, error: vi.fn() }
  const servers = [openService('several', log), openService('several', log), openService('several', log)] as const
  const [first] = servers
  const song = await mp3Of(testTone(8))
  for (let round = 0; round < 3; round += 1) {
    const upload = await begin(first.uploads, song.length)
    await first.uploads.append(ARTIST, upload, 0, bodyOf(song))
    const states = await Promise.all(servers.map(({ uploads }) => waitForResult(uploads, upload)))
    expect(states).toEqual(Array.from(servers, () => expect.objectContaining({ is: 'ready' })))
    // The recording and its preview are stored, and temporary files are gone.
    await expect.poll(first.remainingFiles).toHaveLength(2)
    await first.uploads.forget(ARTIST, upload)
    nowMs += UNUSED_SECONDS * 1000
    await first.references.sweep()
    expect(first.remainingFiles()).toEqual([])
  }
  expect(log.error).not.toHaveBeenCalled()
  for (const { stop } of servers) await stop()
})

it('an upload is taken over when the lease of a server killed while decoding ends (spec: uploads.one-checker)', async () => {
  const { uploads, openTables, stop } = openService('killed')
  const song = await mp3Of(testTone(8))
  const upload = await begin(uploads, song.length)
  const db = await openTables()
  await uploads.append(ARTIST, upload, 0, bodyOf(song.subarray(0, 1000)))
  const nowSeconds = Math.floor(nowMs / 1000)
  expect(await tryLeaseUpload(db, { upload, server: 'another server', nowSeconds, doneShare: 0.25 })).toBe(true)
  appendFileSync(join(home, 'killed/uploads', upload), song.subarray(1000))
  expect(await uploads.find(ARTIST, upload)).toMatchObject({ upload: { state: { is: 'checking', done: 0.25 } } })
  nowMs += LEASE_SECONDS * 1000
  expect(await waitForResult(uploads, upload)).toMatchObject({ is: 'ready' })
  await stop()
})

it('B4: space is reserved for two minutes for an upload without a byte, and then according to its recent bytes (spec: uploads.room)', async () => {
  const { uploads, openTables, stop } = openService('held')
  const db = await openTables()
  const reservedBytes = async () =>
    [...(await reservedBytesByNetwork(db, Math.floor(nowMs / 1000))).values()].reduce((sum, each) => sum + each, 0)
  const upload = await begin(uploads, 100_000_000)
  expect(await reservedBytes()).toBe(100_000_000)
  nowMs += 121_000
  expect(await reservedBytes()).toBe(0)
  await uploads.append(ARTIST, upload, 0, bodyOf(Buffer.alloc(1000)))
  expect(await reservedBytes()).toBe(8000)
  await uploads.append(ARTIST, upload, 1000, bodyOf(Buffer.alloc(1_000_000)))
  expect(await reservedBytes()).toBe(8_008_000)
  nowMs += 121_000
  expect(await reservedBytes()).toBe(0)
  // The received part is on disk and counts as stored.
  expect([...(await storedBytesByNetwork(db)).values()]).toEqual([1_001_000])
  await stop()
})
