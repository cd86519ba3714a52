import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseLogins } from '#platform/config/databaseLogins.ts'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { type TestPostgres, testPostgres } from '#testing/testPostgres.ts'
import { folderStore } from '../media/folderStore.ts'
import { UNUSED_SECONDS, objectReferences } from './objectReferences.ts'
import { OBJECT_TABLES, type ObjectTables } from './objectTables.ts'
import { type UploadRow, insertUpload, isReferencedByUpload } from './uploadStore.ts'
import { UPLOAD_TABLES, type UploadTables } from './uploadTables.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-references-'))
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let postgres: TestPostgres
let nowMs = 1_800_000_000_000

beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(home, { recursive: true })
})

/** Long enough for another server to store the object if nothing made it wait. */
const PAUSE_MS = 100
const ROW: UploadRow = {
  upload: '',
  account: '',
  client: '',
  network: '',
  kind: 'sound',
  name: '',
  bytes: 1,
  state: 'receiving',
  problem: null,
  result: null,
  object: null,
  preview_object: null,
  made_at: 0,
  touched_at: 0,
  came_bytes: 0,
  late_bytes: 0,
  late_since: 0,
  checker: null,
  lease_ends_at: null,
  checked_permille: null,
}

/** `afterLook` runs between the search for references and its result. */
async function openServer(place: 'file' | 'postgres', afterLook = () => Promise.resolve()) {
  const database = ownDatabase({
    folder: join(home, 'own'),
    logins: place === 'file' ? null : databaseLogins({ MUSI_DATABASE_URL: postgres.url }),
    genesis: () => `0x${'ab'.repeat(32)}`,
    parts: [UPLOAD_TABLES, OBJECT_TABLES],
    log,
    now: () => nowMs,
  })
  const uploads = (await database.tables<UploadTables>()) ?? expect.fail()
  const store = folderStore(join(home, place))
  const references = objectReferences({
    store,
    tables: () => database.tables<ObjectTables>(),
    async isReferenced(db, id) {
      const isReferenced = await isReferencedByUpload(db as unknown as Kysely<UploadTables>, id)
      await afterLook()
      return isReferenced
    },
    clock: { now: () => nowMs },
    log,
  })
  async function put(text: string): Promise<string> {
    const outcome = await store.put(
      (async function* pieces() {
        yield Buffer.from(text)
      })(),
      100,
    )
    return outcome.ok ? outcome.id : expect.fail(outcome.trouble)
  }
  const stop = async () => {
    references.stop()
    await database.stop()
  }
  return { uploads, store, references, put, stop }
}

test.each(['file', 'postgres'] as const)(
  'an object that one server deletes while another stores it again is kept, with a %s as the database (spec: uploads.objects-swept)',
  async (place) => {
    const looked = Promise.withResolvers<void>()
    let isSweeping = false
    const one = await openServer(place, async () => {
      if (!isSweeping) return
      looked.resolve()
      await sleep(PAUSE_MS)
    })
    const other = await openServer(place)
    const object = await one.put('again')
    await one.references.markUnused([object])
    nowMs += UNUSED_SECONDS * 1000
    isSweeping = true
    const swept = one.references.sweep()
    await looked.promise
    await insertUpload(other.uploads, { ...ROW, upload: 'again', object })
    await other.references.claim([object])
    await other.put('again')
    await swept
    expect([await one.store.bytesOf(object), log.error.mock.calls]).toEqual([5, []])
    await Promise.all([one.stop(), other.stop()])
  },
)

test('an unused object is deleted a day later and not earlier, and is kept if a row refers to it again (spec: uploads.objects-swept)', async () => {
  const { uploads, store, references, put, stop } = await openServer('file')
  const [unused, usedAgain] = [await put('unused'), await put('used again')]
  await references.markUnused([unused, usedAgain, null])
  await insertUpload(uploads, { ...ROW, upload: 'later', object: usedAgain })
  const sizes = async () => await Promise.all([unused, usedAgain].map(store.bytesOf))
  nowMs += (UNUSED_SECONDS - 1) * 1000
  await references.sweep()
  const before = await sizes()
  nowMs += 1000
  await references.sweep()
  expect([before, await sizes()]).toEqual([
    [6, 10],
    [null, 10],
  ])
  await stop()
})

test('an object marked again is kept for another day (spec: uploads.objects-swept)', async () => {
  const { store, references, put, stop } = await openServer('file')
  const object = await put('twice')
  await references.markUnused([object])
  nowMs += (UNUSED_SECONDS - 1) * 1000
  await references.markUnused([object])
  nowMs += 1000
  await references.sweep()
  expect(await store.bytesOf(object)).toBe(5)
  await stop()
})
