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
import { storeDetails } from '#music/songs/songDetails.ts'
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
  for (const symbol of ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX']) await createToken(symbol)
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
  const parsedLogins = databaseLogins({ MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: postgres.readerUrl })
  if (parsedLogins === null) throw new Error('There is no database.')
  return parsedLogins
}
/** A configuration with another start block, which names another history. */
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

function openIndex(plan: IndexPlan): ChainIndex {
  const index = chainIndex({ plan, heads: testHeads(chain.rpcUrl), log })
  running.push(index)
  index.start()
  return index
}

/** Runs a writer in a separate process. */
function forkWriter(plan: IndexPlan) {
  const child = fork(join(import.meta.dirname, '../testing/testHistoryWriter.ts'), [JSON.stringify(plan)])
  children.push(child)
  let last: unknown = null
  child.on('message', (status) => (last = status))
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), status: () => last }
}

const newest = async () => Number(await chain.request('eth_blockNumber'))
const waitUntilCurrent = (index: { status: () => unknown }) =>
  vi.waitFor(
    async () => expect(index.status()).toMatchObject({ at: { number: await newest() }, behind: 0, isFollowing: true }),
    { timeout: 40_000, interval: 50 },
  )

async function createToken(symbol: string) {
  const [owner = '0x', factory = '0x'] = [chain.accounts[2]?.address, chain.addressBook.contracts.artistTokenFactory]
  await sendUnlocked(chain.request, owner, createArtistToken({ factory, name: symbol, symbol, owner }))
}
async function readActs(index: ChainIndex) {
  const page = await index.query<'acts'>({
    kind: 'acts',
    account: null,
    subject: null,
    act: null,
    before: null,
  })
  return page?.rows
}
/** The result of a single index run in its own history. */
async function actsOfSingleIndex(since: number) {
  const index = openIndex({ ...planOf(since), database: null })
  await waitUntilCurrent(index)
  return await readActs(index)
}
const writers = () =>
  postgres.query<{ pid: number }>("select pid from pg_locks where locktype = 'advisory' and granted")

test('one of two servers writes, both answer as with a file, and the other takes over (spec: database.one-writer)', async () => {
  const one = openIndex(planOf(0))
  const other = openIndex(planOf(0))
  await Promise.all([waitUntilCurrent(one), waitUntilCurrent(other)])
  expect(await writers()).toHaveLength(1)
  expect(await readActs(one)).toEqual(await readActs(other))
  const undone: (number | null)[] = []
  other.follow((undoneAfter) => undone.push(undoneAfter))
  await chain.snapshot()
  await createToken('GONE')
  await Promise.all([waitUntilCurrent(one), waitUntilCurrent(other)])
  await chain.revert()
  // Two blocks, so that a process that missed both is not already at the newest block.
  for (const symbol of ['CAME', 'AFTER']) await createToken(symbol)
  await Promise.all([waitUntilCurrent(one), waitUntilCurrent(other)])
  await one.stop()
  await createToken('LATER')
  await waitUntilCurrent(other)
  expect(await readActs(other)).toEqual(await actsOfSingleIndex(0))
  expect(undone.some((block) => block !== null)).toBe(true)
})

test('a killed writer is replaced by another, without lost or duplicate rows', async () => {
  const first = forkWriter(planOf(1))
  await waitUntilCurrent(first)
  const second = openIndex(planOf(1))
  await waitUntilCurrent(second)
  first.kill('SIGKILL')
  await createToken('ALONE')
  await waitUntilCurrent(second)
  expect(await readActs(second)).toEqual(await actsOfSingleIndex(1))
})

test('a suspended writer loses its turn and writes nothing when it resumes (spec: database.epoch)', async () => {
  const suspendedWriter = forkWriter(planOf(2))
  await waitUntilCurrent(suspendedWriter)
  const second = openIndex(planOf(2))
  await waitUntilCurrent(second)
  suspendedWriter.kill('SIGSTOP')
  await createToken('ASLEEP')
  await waitUntilCurrent(second)
  suspendedWriter.kill('SIGCONT')
  await createToken('AWAKE')
  await waitUntilCurrent(second)
  await waitUntilCurrent(suspendedWriter)
  expect(await readActs(second)).toEqual(await actsOfSingleIndex(2))
  expect(await writers()).toHaveLength(1)
})

test('a history resumes after its database was killed and restarted', async () => {
  const index = openIndex(planOf(3))
  await vi.waitFor(() => expect(index.status().at).not.toBeNull(), { timeout: 20_000, interval: 1 })
  await postgres.kill()
  await vi.waitFor(() => expect(index.status().isFollowing).toBe(false), 20_000)
  expect(await readActs(index)).toBeUndefined()
  await createToken('MEANWHILE')
  await postgres.start()
  await waitUntilCurrent(index)
  expect(await readActs(index)).toEqual(await actsOfSingleIndex(3))
})

it('the reading role can only read, and no log prints a password (spec: database.roles)', async () => {
  const index = openIndex(planOf(4))
  await waitUntilCurrent(index)
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

  const { writer, reader: readerLogin } = logins()
  const refused = openIndex({
    ...planOf(4),
    database: { writer: { ...writer, password: 'not-the-password' }, reader: readerLogin },
  })
  await vi.waitFor(() => expect(lines.join(' ')).toContain('password authentication failed'), 20_000)
  await refused.stop()
  expect(lines.join(' ')).not.toMatch(new RegExp(`${writer.password}|not-the-password`))
})

test('the server’s own tables are shared too, created once by the first server (spec: database.shared)', async () => {
  const openDatabase = () =>
    ownDatabase({
      folder,
      logins: logins(),
      genesis: () => chain.genesisHash,
      parts: OWN_TABLES,
      log,
      now: () => 0,
    })
  const servers = [openDatabase(), openDatabase(), openDatabase()]
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
  if (tables[0] !== null && tables[0] !== undefined) await storeDetails(tables[0], '0x1', about, null)
  expect(await tables[2]?.selectFrom('songs').select('song_title').execute()).toEqual([{ song_title: 'Tide' }])
  await Promise.all(servers.map((each) => each.stop()))
})
