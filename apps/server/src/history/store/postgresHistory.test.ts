import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { type DatabaseLogins, databaseLogins } from '#platform/config/databaseLogins.ts'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, test, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import type { SongTables } from '#music/songs/songTables.ts'
import { keepAbout } from '#music/songs/withAbout.ts'
import { type TestPostgres, testPostgres } from '#testing/testPostgres.ts'
import { type ChainIndex, chainIndex } from '../chainIndex.ts'
import type { IndexPlan } from '../indexMessages.ts'
import { testHeads } from '../testing/testHeads.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-shared-'))
const lines: string[] = []
const note = (line: string) => void lines.push(line)
const log = { debug: note, info: note, warn: note, error: note }
const running: ChainIndex[] = []
const children: ChildProcess[] = []
let chain: TestChain
let postgres: TestPostgres

beforeAll(async () => {
  ;[chain, postgres] = await Promise.all([testChain(), testPostgres()])
  for (const symbol of ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX']) await press(symbol)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(running.splice(0).map((index) => index.stop()))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const logins = (): DatabaseLogins => {
  const both = databaseLogins({ MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: postgres.readerUrl })
  if (both === null) throw new Error('There is no database.')
  return both
}
/** Starting at another block makes another history. */
const planOf = (since: number): IndexPlan => ({
  folder,
  database: logins(),
  rpcUrls: [chain.rpcUrl],
  chainId: 31337,
  book: chain.addressBook,
  since: { kind: 'block', block: since },
  takesAllPairs: true,
  takesTransactions: true,
})

function opened(plan: IndexPlan): ChainIndex {
  const index = chainIndex({ plan, heads: testHeads(chain.rpcUrl), log })
  running.push(index)
  index.start()
  return index
}

/** Runs a writer in a separate process. */
function forked(plan: IndexPlan) {
  const child = fork(join(import.meta.dirname, '../testing/testHistoryWriter.ts'), [JSON.stringify(plan)])
  children.push(child)
  let last: unknown = null
  child.on('message', (status) => (last = status))
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), status: () => last }
}

const newest = async () => Number(await chain.request('eth_blockNumber'))
const level = (index: { status: () => unknown }) =>
  vi.waitFor(
    async () => expect(index.status()).toMatchObject({ at: { number: await newest() }, behind: 0, isFollowing: true }),
    { timeout: 40_000, interval: 50 },
  )

async function press(symbol: string) {
  const [owner = '0x', factory = '0x'] = [chain.accounts[2]?.address, chain.addressBook.contracts.artistTokenFactory]
  await sendUnlocked(chain.request, owner, createArtistToken({ factory, name: symbol, symbol, owner }))
}
async function acts(index: ChainIndex) {
  const page = await index.query<'acts'>({ kind: 'acts', account: null, subject: null, act: null, before: null })
  return page?.rows
}
/** The result of a single index run in its own history. */
async function plainActs(since: number) {
  const index = opened({ ...planOf(since), database: null })
  await level(index)
  return await acts(index)
}
const writers = () =>
  postgres.query<{ pid: number }>("select pid from pg_locks where locktype = 'advisory' and granted")

test('one of two servers writes, both answer like a file would, and the other takes over (spec: database.one-writer)', async () => {
  const one = opened(planOf(0))
  const other = opened(planOf(0))
  await Promise.all([level(one), level(other)])
  expect(await writers()).toHaveLength(1)
  expect(await acts(one)).toEqual(await acts(other))
  const undone: (number | null)[] = []
  other.follow((undoneAfter) => undone.push(undoneAfter))
  await chain.snapshot()
  await press('GONE')
  await Promise.all([level(one), level(other)])
  await chain.revert()
  // Two blocks, so that a process that missed them is not at the newest block already.
  for (const symbol of ['CAME', 'AFTER']) await press(symbol)
  await Promise.all([level(one), level(other)])
  await one.stop()
  await press('LATER')
  await level(other)
  expect(await acts(other)).toEqual(await plainActs(0))
  expect(undone.some((block) => block !== null)).toBe(true)
})

test('a killed writer is replaced by another, without lost or duplicate rows', async () => {
  const first = forked(planOf(1))
  await level(first)
  const second = opened(planOf(1))
  await level(second)
  first.kill('SIGKILL')
  await press('ALONE')
  await level(second)
  expect(await acts(second)).toEqual(await plainActs(1))
})

test('a suspended writer loses its turn and writes nothing when it wakes (spec: database.epoch)', async () => {
  const sleeper = forked(planOf(2))
  await level(sleeper)
  const second = opened(planOf(2))
  await level(second)
  sleeper.kill('SIGSTOP')
  await press('ASLEEP')
  await level(second)
  sleeper.kill('SIGCONT')
  await press('AWAKE')
  await level(second)
  await level(sleeper)
  expect(await acts(second)).toEqual(await plainActs(2))
  expect(await writers()).toHaveLength(1)
})

test('a history resumes after its database was killed and restarted', async () => {
  const index = opened(planOf(3))
  await vi.waitFor(() => expect(index.status().at).not.toBeNull(), { timeout: 20_000, interval: 1 })
  await postgres.kill()
  await vi.waitFor(() => expect(index.status().isFollowing).toBe(false), 20_000)
  expect(await acts(index)).toBeUndefined()
  await press('MEANWHILE')
  await postgres.start()
  await level(index)
  expect(await acts(index)).toEqual(await plainActs(3))
})

it('the reading role can only read, and no log prints a password (spec: database.roles)', async () => {
  const index = opened(planOf(4))
  await level(index)
  await index.stop()
  const reader = new Client(postgres.readerUrl)
  await reader.connect()
  const { rows } = await reader.query<{ schema: string }>(
    "select table_schema as schema from information_schema.tables where table_name = 'acts' limit 1",
  )
  const marks = `${rows[0]?.schema}.marks`
  expect((await reader.query(`select * from ${marks}`)).rows.length).toBeGreaterThan(0)
  await expect(reader.query(`delete from ${marks}`)).rejects.toThrow('permission denied')
  await expect(reader.query('select * from pg_authid')).rejects.toThrow('permission denied')
  await reader.end()

  const { writer, reader: eyes } = logins()
  const refused = opened({
    ...planOf(4),
    database: { writer: { ...writer, password: 'not-the-password' }, reader: eyes },
  })
  await vi.waitFor(() => expect(lines.join(' ')).toContain('password authentication failed'), 20_000)
  await refused.stop()
  expect(lines.join(' ')).not.toMatch(new RegExp(`${writer.password}|not-the-password`))
})

test('the server’s own tables are shared too, created once by the first server (spec: database.shared)', async () => {
  const own = () =>
    ownDatabase({
      folder,
      logins: logins(),
      genesis: () => chain.genesisHash,
      parts: OWN_TABLES,
      log,
      now: () => 0,
    })
  const servers = [own(), own(), own()]
  const tables = await Promise.all(servers.map((each) => each.tables<SongTables>()))
  const row = {
    song_title: 'Tide',
    artist_name: '',
    genre: '',
    description: '',
    released_date: '',
    exclusive: 'false',
  } as const
  const about = { ...row, keys: [], supporters: [], artwork: null, sound: null }
  if (tables[0] !== null && tables[0] !== undefined) await keepAbout(tables[0], '0x1', about, null)
  expect(await tables[2]?.selectFrom('songs').select('song_title').execute()).toEqual([{ song_title: 'Tide' }])
  await Promise.all(servers.map((each) => each.stop()))
})
