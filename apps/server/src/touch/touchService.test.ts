import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { isKey } from './isKey.ts'
import { newKey } from './newKey.ts'
import { ChainAway, type RelayChain } from './relayChain.ts'
import { touchService } from './touchService.ts'

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

it('each key that is drawn is one that an account can have, and none comes twice', () => {
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
  'before anybody makes an account, the refusal %s is told as %s (spec: touch.asked-first)',
  async (error, code) => {
    const { touch, asked } = service(error)
    expect(await touch.refusalFor(GIFT, ASKER)).toBe(code)
    expect(asked).toHaveLength(1)
  },
)

it('a chain that is away and a relayer without gas are told apart (spec: touch.asked-first)', async () => {
  expect(await service(new ChainAway('away')).touch.refusalFor(GIFT, ASKER)).toBe('chainAway')
  expect(await service(null, 0n).touch.refusalFor(GIFT, ASKER)).toBe('noRelayer')
})

it('a browser that was given its songs of the day is told so before it makes another account (spec: touch.asked-first)', async () => {
  const { touch } = service(null)
  const browser = { client: '198.51.100.7', browser: 'generous' }
  for (let at = 0; at < 3; at += 1) {
    expect(await touch.refusalFor(GIFT, browser)).toBe(null)
    await expect(touch.welcome({ ...GIFT, key: newKey() }, browser)).rejects.toThrow('nobody sends here')
    await (
      await database.tables<{ relayed: { id: string } }>()
    )
      ?.updateTable('relayed')
      .set({ id: `used ${at}` })
      .where('id', 'like', 'welcome:%')
      .execute()
  }
  expect(await touch.refusalFor(GIFT, browser)).toBe('tooMany')
  expect(await touch.refusalFor(GIFT, ASKER)).toBe(null)
})
