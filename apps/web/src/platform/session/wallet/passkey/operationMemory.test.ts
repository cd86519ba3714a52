import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
const KEY = 'musi.passkeyOperations'
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OPERATION = {
  id: '0x01',
  hash: `0x${'ab'.repeat(32)}`,
  account: ACCOUNT,
  nonce: (5n << 64n) + 1n,
  untilSeconds: 1_800_000_000n,
  isRefused: false,
} as const

/** Loads the module again, as a new page would. */
const reloadModule = async () => {
  vi.resetModules()
  return (await import('./operationMemory.ts')).operationMemory
}

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

test('signed operations are remembered after a reload, with all digits of their nonces (spec: wallets.passkey-tabs)', async () => {
  const signed = [OPERATION, { ...OPERATION, id: '0x02', nonce: 2n ** 256n - 1n, isRefused: true }]
  ;(await reloadModule()).write(signed)
  expect((await reloadModule()).read()).toEqual(signed)
})

test.each([
  ['a nonce that is no number', { nonce: '-1' }],
  ['a nonce that is no text', { nonce: 5 }],
  ['no account', { account: '0x12' }],
  ['no hash', { hash: 'hash' }],
  ['no last second', { untilSeconds: null }],
])('of damaged operations with %s none is remembered', async (_, change) => {
  const operation = { ...OPERATION, nonce: '5', untilSeconds: '9', ...change }
  storage.set(KEY, JSON.stringify({ version: 1, data: { operations: [operation] } }))
  expect((await reloadModule()).read()).toEqual([])
})
