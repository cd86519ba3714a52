import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
const KEY = 'musi.wallet'
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const writeStored = (data: unknown) => storage.set(KEY, JSON.stringify({ version: 1, data }))
/** Loads the module afresh, as a new page does. */
const reloadModule = async () => {
  vi.resetModules()
  return import('./walletMemory.ts')
}

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

test('nothing is remembered on a first visit', async () => {
  expect((await reloadModule()).memory.read()).toEqual({ kind: 'nothing' })
})

test.each([[{ kind: 'wallet', id: 'io.rabbit' }], [{ kind: 'disconnected' }]] as const)(
  '%j is remembered after a reload',
  async (choice) => {
    ;(await reloadModule()).memory.write(choice)
    expect((await reloadModule()).memory.read()).toEqual(choice)
  },
)

test('the account of the demo wallet is stored beside the choice', async () => {
  const first = await reloadModule()
  first.walletMemory.set({ demoAccount: ACCOUNT })
  first.memory.write({ kind: 'wallet', id: 'DEMO' })
  expect((await reloadModule()).walletMemory.get().demoAccount).toBe(ACCOUNT)
})

test.each([
  [{ remembered: { kind: 'wallet', id: '<script>' }, demoAccount: ACCOUNT }],
  [{ remembered: { kind: 'wallet' }, demoAccount: ACCOUNT }],
  [{ remembered: 7, demoAccount: ACCOUNT }],
])('case 102: the choice in %j is dropped and the rest is kept', async (data) => {
  writeStored(data)
  expect((await reloadModule()).walletMemory.get()).toEqual({ remembered: { kind: 'nothing' }, demoAccount: ACCOUNT })
})

test('case 102: an invalid account is dropped, the choice is kept', async () => {
  writeStored({ remembered: { kind: 'wallet', id: 'DEMO' }, demoAccount: '0x12' })
  expect((await reloadModule()).walletMemory.get()).toEqual({
    remembered: { kind: 'wallet', id: 'DEMO' },
    demoAccount: null,
  })
})
