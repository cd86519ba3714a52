import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pendingCall, takeRecoveryCall } from '@musi/chain/relay/relayedCalls'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { isKey } from './isKey.ts'
import { newKey } from './newKey.ts'
import { ChainAway, type RelayChain } from './relayChain.ts'
import { touchService } from './touchService.ts'
import type { TouchTables } from './touchTables.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const GIFT = { song: `0x${'ab'.repeat(32)}`, sponsor: ACCOUNT } as const
const ASKER = { client: '192.0.2.1', browser: 'browser' }

const home = mkdtempSync(join(tmpdir(), 'musi-touch-'))
const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const genesis = `0x${'45'.repeat(32)}`
const database = ownDatabase({
  folder: home,
  logins: null,
  genesis: () => genesis,
  parts: OWN_TABLES,
  log,
  now: () => 1_000_000_000,
})
afterAll(async () => {
  await database.stop()
  rmSync(home, { recursive: true })
})

/** A service on a chain that would refuse a welcome with an error, or take it. */
function service(refusal: string | null | ChainAway, balance = 10n ** 18n) {
  const asked: (string | number)[] = []
  const chain = {
    read: () => Promise.resolve(`0x${ACCOUNT.slice(2).padStart(64, '0')}`),
    refusalOf(_: string, { data }: { data: string }) {
      asked.push(data)
      return refusal instanceof ChainAway ? Promise.reject(refusal) : Promise.resolve(refusal)
    },
    fees: () => Promise.resolve({ maxFeePerGas: 10n, maxPriorityFeePerGas: 1n }),
    balanceOf: () => Promise.resolve(balance),
  } as unknown as RelayChain
  const touch = touchService({
    database,
    chain,
    clock: { now: () => 1_000_000_000, sleep: () => Promise.reject(new Error('nobody sends here')) },
    contracts: { entryPoint: ACCOUNT, factory: ACCOUNT, welcome: ACCOUNT },
    relayer: { address: ACCOUNT, poke: () => undefined },
  })
  return { touch, asked }
}

it('each generated key is valid for an account, and none repeats', () => {
  const keys = Array.from({ length: 50 }, newKey)
  expect(keys.every(isKey)).toBe(true)
  expect(new Set(keys.map(({ x }) => x)).size).toBe(50)
})

it.each([
  [null, null],
  ['BudgetSpent', 'noBudget'],
  ['NoMoreToday', 'noBudget'],
  ['CostRose', 'noBudget'],
  ['Retired', 'notOpen'],
  ['NotOpenYet', 'notOpen'],
  ['NotTheRelayer', 'noRelayer'],
  ['of another contract', 'noBudget'],
] as const)(
  'before anybody creates an account, the refusal %s is reported as %s (spec: touch.asked-first)',
  async (error, code) => {
    const { touch, asked } = service(error)
    expect(await touch.refusalFor(GIFT, ASKER)).toBe(code)
    expect(asked).toHaveLength(1)
  },
)

it('an unreachable chain and a relayer without gas are distinguished (spec: touch.asked-first)', async () => {
  expect(await service(new ChainAway('away')).touch.refusalFor(GIFT, ASKER)).toBe('chainAway')
  expect(await service(null, 0n).touch.refusalFor(GIFT, ASKER)).toBe('noRelayer')
})

it('a browser that has used up its free songs of the day learns so before it creates another account (spec: touch.asked-first)', async () => {
  const { touch } = service(null)
  const browser = { client: '198.51.100.7', browser: 'generous' }
  for (let at = 0; at < 3; at += 1) {
    expect(await touch.refusalFor(GIFT, browser)).toBe(null)
    await expect(touch.welcome({ ...GIFT, key: newKey() }, browser)).rejects.toThrow('nobody sends here')
    await (
      await database.tables<{ relayed: { id: string } }>()
    )
      ?.updateTable('relayed')
      .set({ id: `welcome:used ${at}` })
      .where('id', 'like', 'welcome:0x%')
      .execute()
  }
  expect(await touch.refusalFor(GIFT, browser)).toBe('tooMany')
  expect(await touch.refusalFor(GIFT, ASKER)).toBe(null)
})

describe('the server completes a recovery once its new key can take over (spec: touch.recovery-sent)', () => {
  const READY_AT = 1_000_000_000n
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  /** A minimal proxy of the implementation that the factory names. */
  const CLONE = `0x363d3d373d3d3d363d73${ACCOUNT.slice(2).toLowerCase()}5af43d82803e903d91602b57fd5bf3`

  /** A chain with one account, and a relayer that sends the stored transactions. */
  function recoveries({ code = CLONE, readyAt = READY_AT, refusal = null as string | null, state = 'done' } = {}) {
    const chain = {
      codeOf: () => Promise.resolve(code.toLowerCase()),
      read: (_: string, data: string) =>
        Promise.resolve(
          data === pendingCall()
            ? `0x${word(1n)}${word(2n)}${word(readyAt)}`
            : `0x${ACCOUNT.slice(2).padStart(64, '0')}`,
        ),
      refusalOf: () => Promise.resolve(refusal),
    } as unknown as RelayChain
    const sent: unknown[] = []
    const sendStored = async () => {
      const db = await database.tables<TouchTables>()
      const rows = (await db?.selectFrom('relayed').selectAll().where('id', 'like', 'recovery:%').execute()) ?? []
      sent.push(...rows.filter((row) => row.state === 'waiting').map(({ target, data }) => ({ target, data })))
      const change = { state: state as 'done', hash: `0x${'cd'.repeat(32)}` }
      await db?.updateTable('relayed').set(change).where('id', 'like', 'recovery:%').execute()
    }
    const touch = touchService({
      database,
      chain,
      clock: { now: () => 1_000_000_000, sleep: sendStored },
      contracts: { entryPoint: ACCOUNT, factory: ACCOUNT, welcome: ACCOUNT },
      relayer: { address: ACCOUNT, poke: () => undefined },
    })
    return { touch, sent }
  }
  beforeEach(async () => {
    await (await database.tables<TouchTables>())?.deleteFrom('relayed').execute()
  })

  it('with one transaction to the account, however often it is asked', async () => {
    const { touch, sent } = recoveries()
    const answer = { ok: true, transaction: `0x${'cd'.repeat(32)}` }
    expect(await touch.recover(ACCOUNT, ASKER)).toEqual(answer)
    expect(await touch.recover(ACCOUNT, ASKER)).toEqual(answer)
    expect(sent).toEqual([{ target: ACCOUNT, data: takeRecoveryCall() }])
  })

  it.each([
    ['no code', { code: '0x' }, 'notOurs'],
    ['the code of another contract', { code: '0x6001' }, 'notOurs'],
    ['no proposed key', { readyAt: 0n }, 'notReady'],
    ['a key that the account does not take yet', { refusal: 'unknown' }, 'notReady'],
    ['a transaction that failed', { state: 'failed' }, 'failed'],
  ] as const)('with %s nothing is put in force: %s %s', async (_, change, code) => {
    const { touch } = recoveries(change)
    expect(await touch.recover(ACCOUNT, ASKER)).toEqual({ ok: false, code })
  })

  it('again if the first transaction failed and it is asked again', async () => {
    await recoveries({ state: 'failed' }).touch.recover(ACCOUNT, ASKER)
    const { touch, sent } = recoveries()
    expect(await touch.recover(ACCOUNT, ASKER)).toMatchObject({ ok: true })
    expect(sent).toHaveLength(1)
  })

  it('separately for each later recovery of an account, up to the daily limit', async () => {
    for (const at of [1n, 2n, 3n])
      expect(await recoveries({ readyAt: READY_AT + at }).touch.recover(ACCOUNT, ASKER)).toMatchObject({ ok: true })
    const { touch } = recoveries({ readyAt: READY_AT + 4n })
    expect(await touch.recover(ACCOUNT, ASKER)).toEqual({ ok: false, code: 'tooMany' })
  })
})
