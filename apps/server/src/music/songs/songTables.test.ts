import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { ownDatabaseFileName } from '#platform/database/ownDatabaseName.ts'
import { SONG_TABLES, type SongTables } from './songTables.ts'
import { findStoredSong, isObjectOfSong } from './songDetails.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-songs-'))
afterAll(() => rmSync(home, { recursive: true }))
const GENESIS = `0x${'ab'.repeat(32)}`
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const SOUND = JSON.stringify({
  address: '/a',
  isCertified: true,
  durationMs: 61_000,
  gainDb: 0,
  waveform: '',
  preview: null,
})
const OBJECT = 'cd'.repeat(32)

test.each([1, 2, 3])('songs of version %i are migrated with their texts (spec: own.migrated)', async (version) => {
  const folder = join(home, String(version))
  mkdirSync(folder)
  const planted = new DatabaseSync(join(folder, ownDatabaseFileName(GENESIS)))
  planted.exec(`create table versions (part text primary key, version integer not null);
    insert into versions values ('songs', ${version});
    ${SONG_TABLES.steps.slice(0, version).flat().join(';')};
    insert into songs (song, song_title, artist_name, genre, description, released_date, exclusive, keys, sound)
      values ('0x1', 'Tide', 'Nova', 'Dub', '', '', 'true', '[]', '${SOUND}')`)
  if (version > 1) planted.exec(`update songs set sound_object = '${OBJECT}'`)
  planted.close()
  const database = ownDatabase({
    folder,
    logins: null,
    genesis: () => GENESIS,
    parts: [SONG_TABLES],
    log,
    now: () => 0,
  })
  const db = await database.tables<SongTables>()
  if (db === null) throw new Error('It cannot be opened.')
  const [row] = await db.selectFrom('songs').selectAll().execute()
  expect(row).toMatchObject({
    song_title: 'Tide',
    account: null,
    supporters: '[]',
    format: 'mp3',
    bytes: 0,
    made_at: 0,
  })
  const held = { soundObject: OBJECT, format: 'mp3', durationMs: 61_000, keys: [], supporters: [], isDeleted: false }
  expect(await findStoredSong(db, '0x1')).toEqual(version === 1 ? null : held)
  expect(await isObjectOfSong(db, OBJECT)).toBe(version > 1)
  await database.stop()
})
