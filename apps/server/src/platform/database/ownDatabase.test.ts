import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, expect, it, test, vi } from 'vitest'
import { backUp } from './backUp.ts'
import { DatabaseFull } from './databaseReach.ts'
import type { PartTables } from './migrate.ts'
import { type OwnDatabase, ownDatabase } from './ownDatabase.ts'
import { ownDatabaseFileName } from './ownDatabaseName.ts'

type Tables = { notes: { id: number; text: string; about: string } }

const GENESIS = `0x${'ab'.repeat(32)}`
const NOTES: PartTables = {
  part: 'notes',
  steps: [
    ['create table notes (id integer primary key, text text not null)'],
    ["alter table notes add column about text not null default 'unsaid'"],
    ["insert into notes (id, text) values (1000, 'inserted by the third step')"],
  ],
}
const notesUpTo = (version: number): PartTables => ({ ...NOTES, steps: NOTES.steps.slice(0, version) })
const home = mkdtempSync(join(tmpdir(), 'musi-own-'))
afterAll(() => rmSync(home, { recursive: true }))

type Options = { parts?: readonly PartTables[]; genesis?: string; now?: () => number }
const silent = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() })
function openDatabase(
  name: string,
  { parts = [NOTES], genesis = GENESIS, now = () => 0 }: Options = {},
  log = silent(),
) {
  return ownDatabase({ folder: join(home, name), logins: null, genesis: () => genesis, parts, log, now })
}
const fileIn = (name: string) => join(home, name, ownDatabaseFileName(GENESIS))

async function readNotes(database: OwnDatabase) {
  const db = await database.tables<Tables>()
  return await db?.selectFrom('notes').selectAll().orderBy('id').execute()
}

test.each([1, 2, 3])('a file of version %i is migrated without losing data (spec: own.migrated)', async (version) => {
  const name = `from-${version}`
  mkdirSync(join(home, name))
  const oldFile = new DatabaseSync(fileIn(name))
  oldFile.exec(`create table versions (part text primary key, version integer not null);
      insert into versions values ('notes', ${version});
      ${notesUpTo(version).steps.flat().join(';')};
      insert into notes (id, text) values (1, 'kept'), (2, 'also')`)
  oldFile.close()
  const database = openDatabase(name)
  expect(await readNotes(database)).toEqual([
    { id: 1, text: 'kept', about: 'unsaid' },
    { id: 2, text: 'also', about: 'unsaid' },
    { id: 1000, text: 'inserted by the third step', about: 'unsaid' },
  ])
  await database.stop()
  const reopened = openDatabase(name)
  expect(await readNotes(reopened)).toHaveLength(3)
  await reopened.stop()
})

it('an older server refuses a file of a newer version with a sentence, and does not change it (spec: own.newer)', async () => {
  const database = openDatabase('newer')
  await readNotes(database)
  await database.stop()
  const log = silent()
  let ms = 0
  const older = openDatabase('newer', { parts: [notesUpTo(2)], now: () => ms }, log)
  expect(await older.tables()).toBeNull()
  expect(log.error).toHaveBeenCalledWith(
    expect.stringMatching(/own-abab.*was written by a newer Musi .*Start that version/),
  )
  // Opening is retried after a while, not with each request.
  expect([await older.tables(), log.error.mock.calls.length]).toEqual([null, 1])
  ms = 6000
  expect([await older.tables(), log.error.mock.calls.length]).toEqual([null, 2])
  await older.stop()
  const other = openDatabase('newer', { parts: [], now: () => 0 }, log)
  expect(await other.tables()).toBeNull()
  const same = openDatabase('newer')
  expect(await readNotes(same)).toHaveLength(1)
  await Promise.all([same.stop(), other.stop()])
})

it('a failed migration step is undone together with the steps before it', async () => {
  const broken = { ...NOTES, steps: [...NOTES.steps, ['alter table nowhere add column more text']] }
  const log = silent()
  const database = openDatabase('broken', { parts: [broken] }, log)
  expect(await database.tables()).toBeNull()
  expect(log.error).toHaveBeenCalledWith(expect.stringContaining('nowhere'))
  await database.stop()
  const repaired = openDatabase('broken', { parts: [notesUpTo(1)] })
  const db = await repaired.tables<Tables>()
  expect(await db?.selectFrom('notes').select('id').execute()).toEqual([])
  await repaired.stop()
})

it('a file that is not a database, and an unwritable folder, are reported and never replaced', async () => {
  mkdirSync(join(home, 'damaged'))
  writeFileSync(fileIn('damaged'), 'this is no database, '.repeat(1000))
  writeFileSync(join(home, 'blocked'), '')
  for (const name of ['damaged', 'blocked']) {
    const log = silent()
    const database = openDatabase(name, {}, log)
    expect(await database.tables()).toBeNull()
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining('cannot be used'))
    await database.stop()
  }
})

it('each chain has its own database, and an unknown chain has none (spec: own.by-genesis)', async () => {
  const one = openDatabase('chains')
  const other = openDatabase('chains', { genesis: `0x${'cd'.repeat(32)}` })
  await (await one.tables<Tables>())?.insertInto('notes').values({ id: 1, text: 'an order', about: '' }).execute()
  expect(await readNotes(other)).toHaveLength(1)
  const unknown = ownDatabase({
    folder: home,
    logins: null,
    genesis: () => null,
    parts: [],
    log: silent(),
    now: () => 0,
  })
  expect(await unknown.tables()).toBeNull()
  await Promise.all([one.stop(), other.stop(), unknown.stop()])
})

it('transactions run one after another, and one that throws changes nothing', async () => {
  const database = openDatabase('turns')
  const db = await database.tables<Tables>()
  if (db === null) throw new Error('The database is not available.')
  await db.insertInto('notes').values({ id: 1, text: '0', about: '' }).execute()
  const addOne = () =>
    db.transaction().execute(async (writing) => {
      const { text } = await writing.selectFrom('notes').select('text').where('id', '=', 1).executeTakeFirstOrThrow()
      await writing
        .updateTable('notes')
        .set({ text: String(Number(text) + 1) })
        .where('id', '=', 1)
        .execute()
    })
  await Promise.all(Array.from({ length: 20 }, addOne))
  const failing = db.transaction().execute(async (writing) => {
    await writing.deleteFrom('notes').execute()
    throw new Error('stopped in the middle')
  })
  await expect(failing).rejects.toThrow('stopped in the middle')
  await expect(db.insertInto('notes').values({ id: 1, text: 'twice', about: '' }).execute()).rejects.toThrow(/UNIQUE/)
  const [first] = (await readNotes(database)) ?? []
  expect(first?.text).toBe('20')
  await database.stop()
})

it('a backup under load has everything confirmed before it, and can be restored (spec: own.backup)', async () => {
  const database = openDatabase('busy')
  const db = await database.tables<Tables>()
  if (db === null) throw new Error('The database is not available.')
  let answered = 0
  const stopWriting = new AbortController()
  const writing = (async () => {
    while (!stopWriting.signal.aborted) {
      await db
        .insertInto('notes')
        .values({ id: answered + 1, text: 'x'.repeat(200), about: '' })
        .execute()
      answered += 1
    }
  })()
  await vi.waitFor(() => expect(answered).toBeGreaterThan(20))
  const before = answered
  const copy = join(home, 'copies', 'one.db')
  expect(backUp(fileIn('busy'), copy)).toEqual({ ok: true })
  expect(backUp(fileIn('busy'), copy)).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('never written over'),
  })
  await vi.waitFor(() => expect(answered).toBeGreaterThan(before + 20))
  stopWriting.abort()
  await writing
  await database.stop()

  const place = fileIn('restored')
  expect(backUp(copy, place)).toEqual({ ok: true })
  const restored = openDatabase('restored')
  const ids = ((await readNotes(restored)) ?? []).map(({ id }) => id).filter((id) => id < 1000)
  expect(ids).toEqual(ids.map((_, at) => at + 1))
  expect(ids.length).toBeGreaterThanOrEqual(before)
  expect(ids.length).toBeLessThanOrEqual(before + 1)
  await restored.stop()
})

test('W11: a file damaged after its first pages is detected, reported once with what to do, and not changed (spec: server.health, own.newer)', async () => {
  const database = openDatabase('damaged-behind')
  const db = (await database.tables<Tables>()) ?? expect.fail()
  for (let id = 1; id <= 400; id += 1)
    await db
      .insertInto('notes')
      .values({ id, text: 'x'.repeat(500), about: '' })
      .execute()
  expect(await database.status()).toBe('ok')
  await database.stop()
  const bytes = readFileSync(fileIn('damaged-behind'))
  bytes.fill(0xa5, Math.floor(bytes.length / 8))
  writeFileSync(fileIn('damaged-behind'), bytes)
  const log = silent()
  let nowMs = 0
  const reopened = openDatabase('damaged-behind', { now: () => nowMs }, log)
  expect(await reopened.status()).toBe('away')
  nowMs += 60_000
  expect(await reopened.status()).toBe('away')
  expect(log.error.mock.calls.flat()).toEqual([expect.stringMatching(/cannot be used .*put back the last backup/)])
  await reopened.stop()
  expect(readFileSync(fileIn('damaged-behind')).equals(bytes)).toBe(true)
})

it('a write without room on the disk fails as such, and reads go on (spec: server.disk-full)', async () => {
  const database = openDatabase('full')
  const db = (await database.tables<Tables>()) ?? expect.fail()
  // SQLite reports a file at its limit as it reports a full disk.
  await sql`pragma max_page_count = 20`.execute(db)
  const fill = async () => {
    for (let id = 1; id < 100; id += 1)
      await db
        .insertInto('notes')
        .values({ id, text: 'x'.repeat(4096), about: '' })
        .execute()
  }
  await expect(fill()).rejects.toBeInstanceOf(DatabaseFull)
  expect((await db.selectFrom('notes').selectAll().execute()).length).toBeGreaterThan(1)
  await database.stop()
})
