import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DecisionAction } from '@musi/domain/moderation/decision'
import { parseSubject } from '@musi/domain/moderation/subject'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import { type DatabaseLogins, databaseLogins } from '#platform/config/databaseLogins.ts'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { type TestPostgres, testPostgres } from '#testing/testPostgres.ts'
import { addReport, deleteOldReports, openReports } from './contentReports.ts'
import { addDecision, addReply, decisionsAbout } from './decisionStore.ts'
import { moderation } from './moderation.ts'
import { MODERATION_TABLES, type ModerationTables } from './moderationTables.ts'
import type { SeededModeration } from './seedModeration.ts'
import { takedownFile } from './takedowns.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-moderation-'))
afterAll(() => rmSync(home, { recursive: true }))

const OPERATOR = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SONG = `song:0x${'ab'.repeat(32)}`
const PICTURE = 'cd'.repeat(32)
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const subject = (key: string) => parseSubject(key) ?? expect.fail(key)

/** Runs the same tests on SQLite files and on PostgreSQL. */
describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  let postgres: TestPostgres | null = null
  let logins: DatabaseLogins | null = null
  beforeAll(async () => {
    if (kind === 'SQLite') return
    postgres = await testPostgres()
    logins = databaseLogins({ MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: postgres.readerUrl })
  }, 60_000)
  afterAll(() => postgres?.stop())

  let chain = 0
  /** `now` starts a day after 1970, so that something can be a day old. */
  let now = 86_400_000
  /** Each test has a chain, and with it a database, of its own. */
  const ownGenesis = () => `0x${String(chain).padStart(16, '0')}${'33'.repeat(24)}`
  beforeEach(() => {
    chain += 1
    now = 86_400_000
  })

  function opened(
    parts = OWN_TABLES,
    genesis: () => string | null = ownGenesis,
    seeds: SeededModeration | null = null,
  ) {
    const database = ownDatabase({ folder: join(home, kind), logins, genesis, parts, log, now: () => now })
    const clock = { now: () => now }
    const server = moderation({ database, takedowns: takedownFile(null, log), clock, log, seeds })
    return { database, server, db: async () => (await database.tables<ModerationTables>()) ?? expect.fail() }
  }
  const decision = (key: string, action: DecisionAction, objects: readonly string[] = []) =>
    ({ subject: key, action, reason: 'As reported.', operator: OPERATOR, owner: OWNER, objects }) as const

  it('a database from before moderation is migrated, and nothing is restricted in it (spec: own.migrated)', async () => {
    const before = opened(OWN_TABLES.filter((part) => part !== MODERATION_TABLES))
    await before.database.stop()
    const { database, server, db } = opened()
    await db()
    expect(server.isHidden(subject(SONG))).toBe(false)
    await database.stop()
  })

  it('a decision takes effect on another server of the same database at its next read, and ends there when it is revoked (spec: moderation.decisions)', async () => {
    const one = opened()
    const other = opened()
    expect([await one.db(), await other.db()].length).toBe(2)
    await addDecision(await one.db(), decision(SONG, 'withdraw', [PICTURE]), now)
    await other.server.reread()
    expect(other.server.restrictionOf(subject(SONG))).toBe('withdraw')
    expect([other.server.has(SONG.slice(5)), other.server.has(PICTURE), other.server.has(null)]).toEqual([
      true,
      true,
      false,
    ])
    const count = other.server.changeCount()
    await addDecision(await one.db(), decision(SONG, 'keep'), now)
    await other.server.reread()
    expect(other.server.has(PICTURE)).toBe(true)
    await addDecision(await one.db(), decision(SONG, 'restore'), now - 60_000)
    await other.server.reread()
    expect([other.server.has(PICTURE), other.server.restrictionOf(subject(SONG))]).toEqual([false, null])
    expect(other.server.changeCount()).toBeGreaterThan(count)
    await one.database.stop()
    await other.database.stop()
  })

  it('a hidden song can still be played, and a hidden collection hides its pieces (spec: moderation.decisions)', async () => {
    const { database, server, db } = opened()
    await addDecision(await db(), decision(SONG, 'hide'), now)
    await addDecision(await db(), decision(`collection:${OWNER}`, 'hide'), now)
    await server.reread()
    expect([server.isHidden(subject(SONG)), server.has(SONG.slice(5))]).toEqual([true, false])
    expect([server.isHidden(subject(`piece:${OWNER}-7`)), server.isHidden(subject(`piece:${OPERATOR}-7`))]).toEqual([
      true,
      false,
    ])
    await database.stop()
  })

  it('a server serves nothing from its database before it has read the decisions (spec: moderation.decisions)', async () => {
    const before = opened()
    await addDecision(await before.db(), decision(SONG, 'withdraw'), now)
    await before.database.stop()
    const { database, server, db } = opened()
    // The first use of the database waits for the decisions, without an explicit `reread`.
    await db()
    expect(server.has(SONG.slice(5))).toBe(true)
    database.readFirst(() => Promise.reject(new Error('unreadable')))
    await database.stop()
    const unreadable = opened()
    unreadable.database.readFirst(() => Promise.reject(new Error('unreadable')))
    expect(await unreadable.database.tables()).toBeNull()
    await unreadable.database.stop()
  })

  it('decisions stay in force while the database is unreachable (spec: moderation.decisions)', async () => {
    let genesis: string | null = ownGenesis()
    const { database, server, db } = opened(OWN_TABLES, () => genesis)
    await addDecision(await db(), decision(SONG, 'withdraw'), now)
    await server.reread()
    genesis = null
    await server.reread()
    expect(server.has(SONG.slice(5))).toBe(true)
    await database.stop()
  })

  const report = (key: string, text = 'It is mine.') => ({
    subject: key,
    concern: 'copyright' as const,
    text,
    contact: '',
  })

  it('a network may send twenty reports a day, and more on the next day (spec: moderation.report)', async () => {
    const { database, db } = opened()
    for (let at = 0; at < 20; at += 1) expect(await addReport(await db(), '192.0.2.1', report(SONG), now)).toBe(true)
    expect(await addReport(await db(), '192.0.2.1', report(SONG), now)).toBe(false)
    // A report of another network is accepted.
    expect(await addReport(await db(), '2001:db8::1', report(SONG), now)).toBe(true)
    now += 86_400_000
    expect(await addReport(await db(), '192.0.2.1', report(SONG), now)).toBe(true)
    await database.stop()
  })

  it('up to fifty reports of a subject are stored, without hidden characters, and all are counted until a decision closes them (spec: moderation.report)', async () => {
    const { database, db } = opened()
    for (let at = 0; at < 60; at += 1)
      await addReport(await db(), `192.0.${at}.1`, report(SONG, at === 59 ? 'late' : ` a\u202Eb ${at}`), now + at)
    await addReport(await db(), '198.51.100.1', report(`token:${OWNER}`), now)
    const { subjects } = await openReports(await db())
    expect(subjects.map(({ subject: key, count, reports }) => [key, count, reports.length])).toEqual([
      [SONG, 60, 5],
      [`token:${OWNER}`, 1, 1],
    ])
    expect(subjects[0]?.reports[0]?.text).toBe('ab 49')
    await addDecision(await db(), decision(SONG, 'keep'), now)
    expect((await openReports(await db())).subjects.map(({ subject: key }) => key)).toEqual([`token:${OWNER}`])
    await database.stop()
  })

  it('a closed report is deleted after 180 days, an open one never (spec: moderation.report)', async () => {
    const { database, db } = opened()
    await addReport(await db(), '192.0.2.1', report(SONG), now)
    await addReport(await db(), '192.0.2.1', report(`token:${OWNER}`), now)
    await addDecision(await db(), decision(SONG, 'keep'), now)
    const texts = async () => (await (await db()).selectFrom('content_reports').select('subject').execute()).length
    const sentAt = Math.floor(now / 1000)
    await deleteOldReports(await db(), sentAt + 180 * 86_400)
    expect(await texts()).toBe(2)
    await deleteOldReports(await db(), sentAt + 180 * 86_400 + 1)
    expect(await texts()).toBe(1)
    expect((await openReports(await db())).subjects.map(({ subject: key }) => key)).toEqual([`token:${OWNER}`])
    await database.stop()
  })

  it('a read that fails once does not stop later ones (spec: moderation.decisions)', async () => {
    let isFailing = false
    const { database, db } = opened()
    const flaky = {
      readFirst: () => {},
      tables: <Tables>() => (isFailing ? Promise.reject(new Error('surprise')) : database.tables<Tables>()),
    }
    const clock = { now: () => now }
    const server = moderation({ database: flaky, takedowns: takedownFile(null, log), clock, log, seeds: null })
    await addDecision(await db(), decision(SONG, 'withdraw'), now)
    isFailing = true
    await expect(server.reread()).rejects.toThrow('surprise')
    isFailing = false
    await server.reread()
    expect(server.has(SONG.slice(5))).toBe(true)
    await server.stop()
    await database.stop()
  })

  it('two servers that start together store the seeded past once (spec: moderation.operator)', async () => {
    const seeds = {
      reports: [{ ...report(SONG), hoursAgo: 3 }],
      decisions: [
        { subject: SONG, action: 'withdraw', reason: 'x', operator: OPERATOR, owner: OWNER, reply: null, hoursAgo: 9 },
      ],
    } as const
    const servers = [opened(OWN_TABLES, ownGenesis, seeds), opened(OWN_TABLES, ownGenesis, seeds)]
    const [one] = await Promise.all(servers.map(({ db }) => db()))
    expect((await openReports(one ?? expect.fail())).subjects.map(({ count }) => count)).toEqual([1])
    expect(servers.map(({ server }) => server.has(SONG.slice(5)))).toEqual([true, true])
    await Promise.all(servers.map(({ database }) => database.stop()))
  })

  it('the owner sees each decision and may reply once (spec: moderation.told)', async () => {
    const { database, db } = opened()
    await addDecision(await db(), decision(SONG, 'keep'), now)
    const { id } = await addDecision(await db(), decision(SONG, 'hide'), now + 1)
    expect(await addReply(await db(), id, 'It is licensed.', 5)).toBe(true)
    expect(await addReply(await db(), id, 'Changed.', 6)).toBe(false)
    const told = await decisionsAbout(await db(), { owner: OWNER })
    expect(told.map(({ action, reply }) => [action, reply?.text])).toEqual([['hide', 'It is licensed.']])
    expect(await decisionsAbout(await db(), { owner: OPERATOR })).toEqual([])
    await database.stop()
  })
})
