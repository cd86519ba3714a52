import { expect, test } from 'vitest'
import { injectedWallet } from './injectedWallet.ts'
import { guardProvider } from './guardProvider.ts'
import { accountsIn, chainIdIn, hashIn } from './walletAnswers.ts'

const wallet = () => ({ request: async ({ method }: { method: string }) => `${method} by the wallet` })

test('case 31: a request function that is replaced later is never called, and the replacement is noticed', async () => {
  const provider = wallet()
  const guardedProvider = guardProvider(provider)
  provider.request = async () => 'by the attacker'
  expect(await guardProvider(provider)?.ask('eth_chainId')).toEqual({ ok: true, value: 'eth_chainId by the wallet' })
  expect(guardedProvider?.wasReplaced()).toBe(true)
})

test.each([null, undefined, 7, 'wallet', {}, { request: 'yes' }])('%j is not a wallet', (value) => {
  expect(guardProvider(value)).toBeNull()
})

test('a wallet that throws synchronously yields a problem, not an exception', async () => {
  const guardedProvider = guardProvider({
    request() {
      throw new Error('boom')
    },
  })
  expect(await guardedProvider?.ask('eth_accounts')).toEqual({ ok: false, trouble: { kind: 'other', message: 'boom' } })
})

test('no event arrives after listening has stopped, or from a wallet without events', () => {
  const values: unknown[] = []
  const listeners = new Set<unknown>()
  const on = (_: string, listener: unknown) => listeners.add(listener)
  const removeListener = (_: string, listener: unknown) => listeners.delete(listener)
  const stop = guardProvider({ ...wallet(), on, removeListener })?.listen('accountsChanged', (value) =>
    values.push(value),
  )
  expect(listeners.size).toBe(1)
  stop?.()
  expect(listeners.size).toBe(0)
  expect(guardProvider(wallet())?.listen('disconnect', () => undefined)()).toBeUndefined()
})

test('accounts and chain ids in a wallet’s answer are read in every accepted form, and others are refused', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(accountsIn([account.toLowerCase(), 7, 'x'])).toEqual([account])
  expect(accountsIn({ 0: account })).toBeNull()
  expect([chainIdIn('0x7a69'), chainIdIn(31337), chainIdIn('31337'), chainIdIn('x'), chainIdIn(null)]).toEqual([
    31337,
    31337,
    31337,
    null,
    null,
  ])
  expect(hashIn(`0x${'a'.repeat(64)}`)).not.toBeNull()
  expect(hashIn('0x')).toBeNull()
})

test('W13: a wallet replaced or patched later is called by the function that the first script saved (spec: wallets.first-injected)', async () => {
  const methods: string[] = []
  const wallet = { request: async ({ method }: { method: string }) => void methods.push(`own ${method}`) }
  const other = { request: async ({ method }: { method: string }) => void methods.push(`other ${method}`) }
  const musiFirstWallet = Object.freeze({ provider: wallet, request: wallet.request })
  wallet.request = other.request
  const injected = injectedWallet({ ethereum: other, musiFirstWallet })
  await injected?.guardedProvider.ask('eth_accounts')
  expect(methods).toEqual(['own eth_accounts'])
  expect(injected?.guardedProvider.wasReplaced()).toBe(true)
  // If the first script saw no wallet, the present one is used.
  await injectedWallet({ ethereum: other, musiFirstWallet: null })?.guardedProvider.ask('eth_accounts')
  expect(methods).toEqual(['own eth_accounts', 'other eth_accounts'])
})
