import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { relayerKey } from '@musi/chain/relay/relayerKey'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import { type DatabaseLogins, databaseLogins } from '#platform/config/databaseLogins.ts'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { NO_PEERS, type TaskHolder } from '#platform/peers/peers.ts'
import { type TestPostgres, testPostgres } from '#testing/testPostgres.ts'
import type { RelayChain } from './relayChain.ts'
import { addRelayed, findRelayed } from './relayedStore.ts'
import { relayer } from './relayer.ts'
import type { TouchTables } from './touchTables.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-relayer-'))
afterAll(() => rmSync(home, { recursive: true }))

const KEY = relayerKey(`0x${'11'.repeat(32)}`, 31337)
const TARGET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const LIMITS = { account: 100, browser: 100, network: 100, all: 100 }
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const RECOVERY = `recovery:${TARGET}:1000`
const id = (at: number) => `0x${String(at).padStart(64, '0')}`
const rowOf = (at: number, rowId: string = id(at)) => ({
  id: rowId,
  account: TARGET,
  network: 'n.1',
  browser: 'b',
  target: TARGET,
  data: `0x${String(at).padStart(8, '0')}`,
  gas: 100_000,
})

/** A chain that counts nonces as a node does: what is sent with the next one is mined. */
function smallChain() {
  const mined = new Map<string, { block: number; nonce: number }>()
  const sent: string[] = []
  const state = {
    nonce: 0,
    block: 100,
    balance: 10n ** 18n,
    isMining: true,
    isDown: false,
    refusal: null as string | null,
    failing: new Set<string>(),
    fee: 10n,
  }
  const nonceIn = new Map<string, number>()
  const key: typeof KEY = {
    address: KEY.address,
    async sign(transaction) {
      const signed = await KEY.sign(transaction)
      nonceIn.set(signed.raw, transaction.nonce)
      hashes.set(signed.raw, signed.hash)
      return signed
    },
  }
  const hashes = new Map<string, string>()
  function mine(raw: string) {
    const hash = hashes.get(raw)
    if (hash === undefined || nonceIn.get(raw) !== state.nonce) return
    state.block += 1
    mined.set(hash, { block: state.block, nonce: state.nonce })
    state.nonce += 1
  }
  const fees = () => Promise.resolve({ maxFeePerGas: state.fee, maxPriorityFeePerGas: 1n })
  const up = <Value>(value: Value) => (state.isDown ? Promise.reject(new Error('away')) : Promise.resolve(value))
  const chain = {
    nonceOf: () => up(state.nonce),
    balanceOf: () => up(state.balance),
    newestBlock: () => up(state.block),
    refusalOf: () => up(state.refusal),
    fees,
    dearerFees: () => Promise.resolve({ maxFeePerGas: state.fee * 2n, maxPriorityFeePerGas: 2n }),
    send(raw: string) {
      sent.push(raw)
      if (state.isMining) mine(raw)
      return up(undefined)
    },
    async receiptOf(hash: string) {
      const receipt = await up(mined.get(hash))
      return receipt === undefined
        ? null
        : { block: receipt.block, hasSucceeded: ({ id: row }: { id: string }) => !state.failing.has(row) }
    },
  } as unknown as RelayChain
  return { chain, key, state, sent, mined, mine }
}

/** The tests that no database may fail, on files and on PostgreSQL. */
describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  let postgres: TestPostgres | null = null
  let logins: DatabaseLogins | null = null
  beforeAll(async () => {
    if (kind === 'SQLite') return
    postgres = await testPostgres()
    logins = databaseLogins({ MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: postgres.readerUrl })
  }, 60_000)
  afterAll(() => postgres?.stop())

  let run = 0
  let now = 1_000_000_000
  beforeEach(() => {
    run += 1
    now = 1_000_000_000
  })

  function opened(world: ReturnType<typeof smallChain>, holder: () => TaskHolder = () => 'us') {
    const genesis = `0x${String(run).padStart(16, '0')}${'44'.repeat(24)}`
    const parts = OWN_TABLES
    const database = ownDatabase({
      folder: join(home, kind),
      logins,
      genesis: () => genesis,
      parts,
      log,
      now: () => now,
    })
    const peers = { ...NO_PEERS, take: () => Promise.resolve(holder()) }
    const heads = { follow: () => () => undefined }
    const sender = relayer({ ...world, bundler: null, database, peers, heads, clock: { now: () => now }, log })
    const db = async () => (await database.tables<TouchTables>()) ?? expect.fail()
    return {
      sender,
      db,
      add: async (at: number, rowId?: string, limits = LIMITS) =>
        addRelayed(await db(), rowOf(at, rowId), limits, Math.floor(now / 1000)),
      stateOf: async (at: number, rowId = id(at)) => (await findRelayed(await db(), rowId))?.state,
      async stop() {
        await sender.stop()
        await database.stop()
      },
    }
  }

  it('a stored transaction is sent once, in order, however often it is requested', async () => {
    const world = smallChain()
    const server = opened(world)
    for (const at of [1, 2, 3]) expect(await server.add(at)).toBe('added')
    expect(await server.add(2)).toBe('known')
    for (let poke = 0; poke < 5; poke += 1) server.sender.poke()
    await expect.poll(() => Promise.all([1, 2, 3].map((at) => server.stateOf(at)))).toEqual(['done', 'done', 'done'])
    expect([world.sent.length, world.state.nonce]).toEqual([3, 3])
    await server.stop()
  })

  it.each([
    ['an operation', id(1)],
    ['a welcome', `welcome:${TARGET}`],
    ['a recovery', RECOVERY],
  ])(
    'a server that was killed between writing and sending sends the same transaction after its start: %s',
    async (_, rowId) => {
      const world = smallChain()
      const first = opened(world)
      await first.add(1, rowId)
      world.state.isDown = false
      world.chain.send = () => Promise.reject(new Error('killed'))
      first.sender.poke()
      await expect.poll(() => first.stateOf(1, rowId)).toBe('sent')
      await first.stop()
      const again = smallChain()
      Object.assign(again.state, { nonce: 0 })
      const raws: string[] = []
      again.chain.send = (raw) => {
        raws.push(raw)
        return Promise.resolve()
      }
      const second = opened({ ...again, key: { ...KEY, sign: () => Promise.reject(new Error('signed anew')) } })
      now += 13_000
      second.sender.poke()
      const row = await findRelayed(await second.db(), rowId)
      await expect.poll(() => raws).toEqual([row?.raw])
      await second.stop()
    },
  )

  it('an operation that failed inside a successful transaction is marked as failed', async () => {
    const world = smallChain()
    world.state.failing.add(id(1))
    const server = opened(world)
    await server.add(1)
    server.sender.poke()
    await expect.poll(() => server.stateOf(1)).toBe('failed')
    await server.stop()
  })

  it('a failed recovery can be requested again, up to the daily limit, and an operation cannot (spec: touch.recovery-sent)', async () => {
    const world = smallChain()
    const server = opened(world)
    const limits = { ...LIMITS, account: 2 }
    world.state.failing.add(RECOVERY).add(id(1))
    await server.add(1)
    for (const sent of [2, 3]) {
      expect(await server.add(2, RECOVERY, limits)).toBe('added')
      server.sender.poke()
      await expect.poll(() => server.stateOf(2, RECOVERY)).toBe('failed')
      expect(world.sent).toHaveLength(sent)
    }
    expect(await server.add(2, RECOVERY, limits)).toBe('tooMany')
    expect(await server.add(1)).toBe('known')
    world.state.failing.clear()
    now += 86_401_000
    expect(await server.add(2, RECOVERY, limits)).toBe('added')
    server.sender.poke()
    await expect.poll(() => server.stateOf(2, RECOVERY)).toBe('done')
    expect(world.sent).toHaveLength(4)
    await server.stop()
  })

  it('operations do not count towards the daily limit of recoveries, so a stolen phone cannot use it up (spec: touch.day-limits)', async () => {
    const server = opened(smallChain())
    for (const at of [1, 2, 3]) expect(await server.add(at)).toBe('added')
    expect(await server.add(4, RECOVERY, { account: 1, browser: 1, network: 1, all: 1 })).toBe('added')
    await server.stop()
  })

  it('a transaction that the chain would refuse is not sent, and may be requested again', async () => {
    const world = smallChain()
    world.state.refusal = 'BudgetSpent'
    const server = opened(world)
    await server.add(1)
    server.sender.poke()
    await expect.poll(() => server.stateOf(1)).toBe('lost')
    expect(world.sent).toEqual([])
    world.state.refusal = null
    expect(await server.add(1)).toBe('added')
    server.sender.poke()
    await expect.poll(() => server.stateOf(1)).toBe('done')
    await server.stop()
  })

  it('a transaction that is not mined is sent again, and later with a higher fee', async () => {
    const world = smallChain()
    world.state.isMining = false
    const server = opened(world)
    await server.add(1)
    server.sender.poke()
    await expect.poll(() => server.stateOf(1)).toBe('sent')
    now += 13_000
    server.sender.poke()
    await expect.poll(() => new Set(world.sent).size + world.sent.length).toBe(3)
    now += 40_000
    world.state.isMining = true
    server.sender.poke()
    await expect.poll(() => server.stateOf(1)).toBe('done')
    expect([new Set(world.sent).size, world.state.nonce]).toEqual([2, 1])
    await server.stop()
  })

  it('a play whose block was reorganised away is sent again, with a new signature if its nonce is taken', async () => {
    const world = smallChain()
    const server = opened(world)
    await server.add(1)
    server.sender.poke()
    await expect.poll(() => server.stateOf(1)).toBe('done')
    world.mined.clear()
    world.state.block += 1
    now += 13_000
    server.sender.poke()
    await expect.poll(() => [new Set(world.sent).size, world.state.nonce]).toEqual([2, 2])
    await expect.poll(() => server.stateOf(1)).toBe('done')
    await server.stop()
  })

  it('without money for gas nothing is sent, and the log says so', async () => {
    const world = smallChain()
    world.state.balance = 0n
    const server = opened(world)
    await server.add(1)
    server.sender.poke()
    await expect.poll(() => server.stateOf(1)).toBe('lost')
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining(KEY.address))
    await server.stop()
  })

  it('a server that does not hold the relayer task sends nothing', async () => {
    const world = smallChain()
    let holder: TaskHolder = 'another'
    const server = opened(world, () => holder)
    await server.add(1)
    server.sender.poke()
    await server.sender.stop()
    expect(world.sent).toEqual([])
    holder = 'us'
    const other = opened(world, () => holder)
    other.sender.poke()
    await expect.poll(() => other.stateOf(1)).toBe('done')
    await server.stop()
    await other.stop()
  })

  it('there are daily limits per network, per browser, per account and in total', async () => {
    const server = opened(smallChain())
    const db = await server.db()
    const add = (at: number, limits: Partial<typeof LIMITS>, row = {}) =>
      addRelayed(db, { ...rowOf(at), ...row }, { ...LIMITS, ...limits }, Math.floor(now / 1000))
    expect(await add(1, {})).toBe('added')
    for (const limit of ['account', 'browser', 'network', 'all'] as const)
      expect(await add(2, { [limit]: 1 })).toBe('tooMany')
    expect(await add(3, { account: 1 }, { account: 'other' })).toBe('added')
    now += 86_401_000
    expect(await add(4, { all: 1 })).toBe('added')
    await server.stop()
  })
})
