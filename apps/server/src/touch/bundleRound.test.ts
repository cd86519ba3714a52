import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handleCall } from '@musi/chain/relay/relayedCalls'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { bundleRound } from './bundleRound.ts'
import type { BundlerAnswer } from './bundler.ts'
import type { RelayChain } from './relayChain.ts'
import { addRelayed, findRelayed, relayedIn } from './relayedStore.ts'
import type { TouchTables } from './touchTables.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WORD = `0x${'00'.repeat(32)}` as const
const LIMITS = { account: 100, browser: 100, network: 100, all: 100 }
const TRANSACTION = `0x${'77'.repeat(32)}` as const

const home = mkdtempSync(join(tmpdir(), 'musi-bundle-'))
const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
let run = 0
let now = 1_000_000_000
let database: ReturnType<typeof ownDatabase>
const opened: (typeof database)[] = []
beforeEach(() => {
  run += 1
  now = 1_000_000_000
  const genesis = `0x${String(run).padStart(16, '0')}${'46'.repeat(24)}`
  database = ownDatabase({ folder: home, logins: null, genesis: () => genesis, parts: OWN_TABLES, log, now: () => now })
  opened.push(database)
})
afterAll(async () => {
  for (const one of opened) await one.stop()
  rmSync(home, { recursive: true })
})

const id = (at: number) => `0x${String(at).padStart(64, '0')}`
const data = handleCall(
  {
    sender: ACCOUNT,
    nonce: 5n,
    initCode: `${ACCOUNT}1234`,
    callData: '0xabcd',
    accountGasLimits: `0x${'0'.repeat(30)}07${'0'.repeat(30)}09`,
    preVerificationGas: 0n,
    gasFees: WORD,
    paymasterAndData: '0x',
    signature: '0xef',
  },
  ACCOUNT,
)

/** A bundler and a chain, and one operation that waits. */
async function world() {
  const db = (await database.tables<TouchTables>()) ?? expect.fail()
  const row = { account: ACCOUNT, network: 'n', browser: 'b', target: ACCOUNT, data, gas: 1 }
  const add = (key: string) => addRelayed(db, { ...row, id: key }, LIMITS, Math.floor(now / 1000))
  await add(id(1))
  const state = {
    answer: { kind: 'accepted' } as BundlerAnswer,
    refusal: null as string | null,
    placed: new Map<string, { transaction: `0x${string}`; block: number; isDone: boolean }>(),
  }
  const given: unknown[] = []
  const bundler = {
    async send(key: string, operation: unknown) {
      given.push([key, operation])
      return state.answer
    },
  }
  const chain = {
    refusalOf: async () => state.refusal,
    operationsIn: async () => state.placed,
  } as unknown as RelayChain
  const round = (by: typeof bundler | null = bundler) =>
    bundleRound({ bundler: by, from: ACCOUNT, chain, clock: { now: () => now } }, db)
  const stateOf = async (at: number) => (await findRelayed(db, id(at)))?.state
  return { db, add, state, given, round, stateOf }
}

it('an operation is sent to the bundler once, in the JSON form that bundlers expect, and is done once the chain has it (spec: touch.bundler)', async () => {
  const { state, given, round, stateOf } = await world()
  await round()
  await round()
  expect(given).toEqual([
    [
      id(1),
      {
        sender: ACCOUNT,
        nonce: '0x5',
        factory: ACCOUNT.toLowerCase(),
        factoryData: '0x1234',
        callData: '0xabcd',
        verificationGasLimit: '0x7',
        callGasLimit: '0x9',
        preVerificationGas: '0x0',
        maxFeePerGas: '0x0',
        maxPriorityFeePerGas: '0x0',
        signature: '0xef',
      },
    ],
  ])
  expect(await stateOf(1)).toBe('sent')
  state.placed.set(id(1), { transaction: TRANSACTION, block: 7, isDone: true })
  await round()
  expect(await stateOf(1)).toBe('done')
})

it('an operation that failed on the chain is marked as failed, whatever the bundler answered', async () => {
  const { state, round, stateOf } = await world()
  await round()
  state.placed.set(id(1), { transaction: TRANSACTION, block: 7, isDone: false })
  await round()
  expect(await stateOf(1)).toBe('failed')
})

it('a refused operation is lost; one that the bundler may have accepted is sent again until it expires', async () => {
  const refused = await world()
  refused.state.answer = { kind: 'refused', code: -32507 }
  await refused.round()
  expect(await findRelayed(refused.db, id(1))).toMatchObject({ state: 'lost', reason: 'Bundler -32507' })

  const { add, state, given, round, stateOf } = refused
  state.answer = { kind: 'unclear' }
  await add(id(2))
  await round()
  now += 5000
  await round()
  expect([given.length, await stateOf(2)]).toEqual([2, 'sent'])
  now += 12_000
  // A later refusal does not count, because the bundler may have the operation already.
  state.answer = { kind: 'refused', code: -32602 }
  await round()
  expect([given.length, await stateOf(2)]).toEqual([3, 'sent'])
  now += 12_000
  state.refusal = 'FailedOp AA22 expired or not due'
  await round()
  expect([given.length, await stateOf(2)]).toEqual([3, 'lost'])
})

it('the relayer sends no operations while a bundler is configured, and all pending ones once it is not', async () => {
  const { db, round, stateOf } = await world()
  expect(await relayedIn(db, 'waiting', 9, 'withoutOperations')).toEqual([])
  await round()
  now += 12_000
  await round(null)
  expect(await stateOf(1)).toBe('waiting')
  expect((await relayedIn(db, 'waiting', 9, 'all')).map((row) => row.id)).toEqual([id(1)])
})
