import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import { storeBallot, storedBallots, sweepBallots } from './ballotStore.ts'
import { BALLOT_TABLES, type BallotTables } from './ballotTables.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-ballots-'))
afterAll(() => rmSync(home, { recursive: true }))

const GOVERNOR = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const hexWord = `0x${'33'.repeat(32)}` as const
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const opened = (name: string, parts = OWN_TABLES) =>
  ownDatabase({ folder: join(home, name), logins: null, genesis: () => hexWord, parts, log, now: () => 0 })
const keep = (db: Kysely<BallotTables>, voter: string, votes: bigint, most?: number) => {
  const ballot = { voter, proposal: '7', support: true, v: 27, r: hexWord, s: hexWord } as const
  return storeBallot(db, { governor: GOVERNOR, ballot, votes, endBlock: 50n, nowSeconds: 9 }, most)
}

it('a database from before votes by signature is migrated without losing data (spec: own.migrated)', async () => {
  const before = OWN_TABLES.filter((part) => part !== BALLOT_TABLES)
  const old = opened('forward', before)
  const plays = await old.tables<{ seals: { name: string; key: string } }>()
  await plays?.insertInto('seals').values({ name: 'kept', key: 'yes' }).execute()
  await old.stop()
  const database = opened('forward')
  const db = await database.tables<BallotTables & { seals: { name: string; key: string } }>()
  expect(await db?.selectFrom('seals').selectAll().execute()).toEqual([{ name: 'kept', key: 'yes' }])
  expect(await db?.selectFrom('ballots').selectAll().execute()).toEqual([])
  await database.stop()
})

it('a full store drops the ballot with the fewest votes or refuses the new one', async () => {
  const database = opened('full')
  const db = (await database.tables<BallotTables>()) ?? expect.fail()
  expect((await keep(db, A, 9n, 2)).kind).toBe('stored')
  expect((await keep(db, B, 10n ** 25n, 2)).kind).toBe('stored')
  expect((await keep(db, C, 9n, 2)).kind).toBe('full')
  expect((await keep(db, C, 10n, 2)).kind).toBe('stored')
  expect((await storedBallots(db, GOVERNOR, '7')).map(({ voter, votes }) => [voter, votes])).toEqual([
    [B, `${10n ** 25n}`],
    [C, '10'],
  ])
  await sweepBallots(db, 50)
  expect(await storedBallots(db, GOVERNOR, '7')).toHaveLength(2)
  await sweepBallots(db, 51)
  expect(await storedBallots(db, GOVERNOR, '7')).toEqual([])
  await database.stop()
})
