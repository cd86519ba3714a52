import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OWN_TABLES } from '@musi/server/assembly/ownTables'
import { folderStore } from '@musi/server/music/media/folderStore'
import { databaseLogins } from '@musi/server/platform/config/databaseLogins'
import { type OwnDatabase, ownDatabase } from '@musi/server/platform/database/ownDatabase'
import { type TestPostgres, testPostgres } from '@musi/server/testing/testPostgres'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const GENESIS = `0x${'ab'.repeat(32)}`
const NAME = `own-${'ab'.repeat(8)}`
const SCHEMA = `own_${'ab'.repeat(8)}`
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

let folder: string
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
}, 120_000)
afterAll(() => postgres.stop())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'musi-restore-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(command: 'backup' | 'restore', args: readonly string[], settings: Record<string, string>) {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MUSI_')))
  const env = { ...own, MUSI_DATA_DIR: join(folder, 'data'), ...settings }
  const file = join(import.meta.dirname, `${command}.ts`)
  return await promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    ({ stdout, stderr }) => ({ ok: true, text: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, text: stdout + stderr }),
  )
}

const serverOf = (settings: Record<string, string>): OwnDatabase =>
  ownDatabase({
    folder: join(folder, 'data', 'own'),
    logins: databaseLogins(settings),
    genesis: () => GENESIS,
    parts: OWN_TABLES,
    log: quiet,
    now: () => 0,
  })

async function tablesOf(server: OwnDatabase): Promise<Kysely<unknown>> {
  const tables = await server.tables()
  if (tables === null) throw new Error('The database of the test cannot be opened.')
  return tables
}

const titlesOf = async (db: Kysely<unknown>) =>
  (await sql<{ title: string }>`select song_title as title from songs order by song`.execute(db)).rows.map(
    ({ title }) => title,
  )

/** A song with a title that needs escaping, and a recording in the store. */
async function addSong(db: Kysely<unknown>, song: string, object: string): Promise<void> {
  await sql`insert into songs (song, song_title, artist_name, genre, description, released_date, exclusive, keys, sound_object, bytes)
    values (${song}, ${`Tide “${song}”; '\n☂`}, '', '', '', '', 'false', '[]', ${object}, 3)`.execute(db)
  await sql`insert into seals (name, key) values (${song}, 'k')`.execute(db)
}

describe.each([['files'], ['a PostgreSQL']])('a backup of %s', (kind) => {
  const settings = (): Record<string, string> =>
    kind === 'files' ? {} : { MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: postgres.readerUrl }

  it('is first tried in a scratch place, and then replaces newer data, in database and objects (spec: own.restore)', async () => {
    const store = folderStore(join(folder, 'data', 'objects'))
    const put = await store.put(piecesOf('one'), 9)
    const object = put.ok ? put.id : ''
    const server = serverOf(settings())
    const db = await tablesOf(server)
    await addSong(db, '0x1', object)
    const backedUp = await run('backup', ['--to', join(folder, 'copies')], settings())
    expect(backedUp).toMatchObject({ ok: true, text: expect.stringContaining('1 objects copied') })
    const copyName = readdirSync(join(folder, 'copies')).find((name) => name.startsWith(`${NAME}-`)) ?? ''
    const copy = join(folder, 'copies', copyName)
    expect(statSync(copy).mode & 0o077).toBe(0)

    await addSong(db, '0x2', object)
    await store.remove(object)
    const tried = await run('restore', ['--try', copy], settings())
    expect(tried).toMatchObject({ ok: true, text: expect.stringContaining('1 of 1 objects that it names are whole.') })
    expect(tried.text).toContain('rows could be put back. Nothing was changed.')
    expect([(await titlesOf(db)).length, await store.bytesOf(object)]).toEqual([2, null])

    const refusal = kind === 'files' ? 'A server has the database open: stop it first.' : 'stop all servers first.'
    const refused = await run('restore', [copy], settings())
    expect(refused).toEqual({ ok: false, text: expect.stringContaining(refusal) })
    expect(await titlesOf(db)).toHaveLength(2)
    await server.stop()
    const restored = await run('restore', [copy], settings())
    expect(restored).toMatchObject({ ok: true, text: expect.stringContaining('rows were put back.') })
    expect(restored.text).toContain('The data that was there before is now ')
    expect(await store.bytesOf(object)).toBe(3)

    const again = serverOf(settings())
    const restoredDb = await tablesOf(again)
    expect(await titlesOf(restoredDb)).toEqual([`Tide “0x1”; '\n☂`])
    await addSong(restoredDb, '0x3', object)
    await again.stop()
    if (kind === 'files') return
    const schemas = await postgres.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname like '${SCHEMA}%'`,
    )
    expect(schemas.map(({ name }) => name).toSorted()).toEqual([SCHEMA, expect.stringMatching(/_before_\d{14}$/)])
    for (const { name } of schemas) await postgres.query(`drop schema "${name}" cascade`)
  }, 120_000)
})

it('a trial fails for a backup whose objects are missing or damaged', async () => {
  const store = folderStore(join(folder, 'data', 'objects'))
  const put = await store.put(piecesOf('one'), 9)
  const object = put.ok ? put.id : ''
  const server = serverOf({})
  const db = await tablesOf(server)
  await addSong(db, '0x1', object)
  await addSong(db, '0x2', 'f'.repeat(64))
  await server.stop()
  await run('backup', ['--to', join(folder, 'copies')], {})
  writeFileSync(join(folder, 'copies', 'objects', object.slice(0, 2), object), 'two')
  const copyName = readdirSync(join(folder, 'copies')).find((name) => name.endsWith('.db')) ?? ''
  const { ok, text } = await run('restore', ['--try', join(folder, 'copies', copyName)], {})
  expect([ok, text]).toEqual([false, expect.stringContaining('0 of 2 objects that it names are whole.')])
  expect(text).toContain(`The object ${object} is missing.`)
})

it('restore asks for the file of a backup if none is named or it does not exist', async () => {
  for (const args of [[], [join(folder, 'nothing.db')], [join(folder, `${NAME}-1.db`)]])
    expect(await run('restore', args, {})).toMatchObject({ ok: false, text: expect.stringContaining('Name a copy') })
})

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
