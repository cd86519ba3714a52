import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const KEY = 'musi.wallet'
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const written = (data: unknown) => kept.set(KEY, JSON.stringify({ version: 1, data }))
/** As a page that begins reads it. */
const anew = async () => {
  vi.resetModules()
  return import('./walletMemory.ts')
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('nobody has chosen at first', async () => {
  expect((await anew()).memory.read()).toEqual({ kind: 'nothing' })
})

test.each([[{ kind: 'wallet', id: 'io.rabbit' }], [{ kind: 'disconnected' }]] as const)(
  '%j is known after a reload',
  async (choice) => {
    ;(await anew()).memory.write(choice)
    expect((await anew()).memory.read()).toEqual(choice)
  },
)

test('the account of the demo wallet is kept beside the choice', async () => {
  const first = await anew()
  first.walletMemory.set({ demoAccount: ACCOUNT })
  first.memory.write({ kind: 'wallet', id: 'DEMO' })
  expect((await anew()).walletMemory.get().demoAccount).toBe(ACCOUNT)
})

test.each([
  [{ remembered: { kind: 'wallet', id: '<script>' }, demoAccount: ACCOUNT }],
  [{ remembered: { kind: 'wallet' }, demoAccount: ACCOUNT }],
  [{ remembered: 7, demoAccount: ACCOUNT }],
])('case 102: of %j the choice is forgotten and the rest is kept', async (data) => {
  written(data)
  expect((await anew()).walletMemory.get()).toEqual({ remembered: { kind: 'nothing' }, demoAccount: ACCOUNT })
})

test('case 102: an account that is none is forgotten, the choice is kept', async () => {
  written({ remembered: { kind: 'wallet', id: 'DEMO' }, demoAccount: '0x12' })
  expect((await anew()).walletMemory.get()).toEqual({ remembered: { kind: 'wallet', id: 'DEMO' }, demoAccount: null })
})
