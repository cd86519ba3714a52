import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { FEED_CHOICE_TABLES, type FeedChoiceTables } from './feedChoiceTables.ts'
import { feedChoices } from './feedChoices.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-feed-choices-'))
afterAll(() => rmSync(home, { recursive: true }))

const ARTIST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const GENESIS = `0x${'33'.repeat(32)}`
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const opened = (name: string, parts = OWN_TABLES, genesis: () => string | null = () => GENESIS) =>
  ownDatabase({ folder: join(home, name), logins: null, genesis, parts, log, now: () => 0 })

type Database = ReturnType<typeof opened>
/**
 * The choices in a database, for a chain on which only these accounts have a song; null if its
 * history cannot be read.
 */
const choicesIn = (database: Database, withSongs: readonly string[] | null, seeds: readonly (typeof ARTIST)[] = []) => {
  const query = ({ artist }: { artist: string }) =>
    Promise.resolve(withSongs && { rows: withSongs.filter((each) => each === artist), isLast: true, isTooMuch: false })
  return feedChoices({ database, clock: { now: () => 0 }, index: { query: query as never }, seeds })
}

it('a database from before the feeds is migrated, and no account in it is listed (spec: own.migrated, studio.feeds)', async () => {
  const before = opened(
    'forward',
    OWN_TABLES.filter((part) => part !== FEED_CHOICE_TABLES),
  )
  expect(await before.tables()).not.toBeNull()
  await before.stop()
  const database = opened('forward')
  expect(await choicesIn(database, []).isListed(ARTIST)).toBe(false)
  await database.stop()
})

it('a choice applies to its own account only, until it is revoked (spec: studio.feeds)', async () => {
  const database = opened('own')
  const choices = choicesIn(database, [ARTIST, OTHER])
  expect(await choices.choose(ARTIST, true)).toEqual({ ok: true })
  expect(await choices.choose(ARTIST, true)).toEqual({ ok: true })
  expect([await choices.isListed(ARTIST), await choices.isListed(OTHER)]).toEqual([true, false])
  expect(await choices.choose(OTHER, true)).toEqual({ ok: true })
  expect(await choices.choose(ARTIST, false)).toEqual({ ok: true })
  expect(await choices.choices()).toEqual(
    new Map([
      [ARTIST, false],
      [OTHER, true],
    ]),
  )
  await database.stop()
})

it('an account without a song in the jukebox adds no row, but an unread history does not count as having no song', async () => {
  const database = opened('stranger')
  expect(await choicesIn(database, [ARTIST]).choose(OTHER, true)).toEqual({ ok: false, code: 'noSongs' })
  expect(await choicesIn(database, [ARTIST]).choose(OTHER, false)).toEqual({ ok: true })
  expect(await choicesIn(database, null).choose(OTHER, true)).toEqual({ ok: false, code: 'away' })
  const db = (await database.tables<FeedChoiceTables>()) ?? expect.fail()
  expect(await db.selectFrom('feed_choices').selectAll().execute()).toEqual([])
  await database.stop()
})

it('a seeded artist who revoked the choice is not listed again after a restart', async () => {
  const database = opened('seeds')
  const first = choicesIn(database, [ARTIST], [ARTIST])
  expect(await first.isListed(ARTIST)).toBe(true)
  await first.choose(ARTIST, false)
  expect(await choicesIn(database, [ARTIST], [ARTIST]).isListed(ARTIST)).toBe(false)
  await database.stop()
})

it('while the database cannot be read no account counts as unlisted, and seeds are stored once it can be read', async () => {
  let genesis: string | null = null
  const database = opened('away', OWN_TABLES, () => genesis)
  const choices = choicesIn(database, [ARTIST], [ARTIST])
  expect([await choices.isListed(ARTIST), await choices.choices()]).toEqual([null, null])
  expect(await choices.choose(ARTIST, true)).toEqual({ ok: false, code: 'away' })
  genesis = GENESIS
  expect(await choices.isListed(ARTIST)).toBe(true)
  await database.stop()
})
