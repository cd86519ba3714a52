import { expect, test } from 'vitest'
import { CHAINS, type Chain } from '../chains/chainTable.ts'
import { type OpenWallet, type RememberedChoice, connectionStore } from './connection.ts'
import { type EagerConnectOptions, eagerConnect } from './eagerConnect.ts'
import { guardProvider } from './guardProvider.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const local = CHAINS.find(({ id }) => id === 31337) as Chain

/** A wallet that already authorised this page, or would have to prompt first. */
const wallet = (id: string, hasAuthorisedPage: boolean): OpenWallet => {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return '0x7a69'
    return hasAuthorisedPage || method === 'eth_requestAccounts' ? [account] : []
  }
  const guardedProvider = guardProvider({ request })
  if (guardedProvider === null) throw new Error('Not a usable wallet.')
  return async () => ({ id, name: id, guardedProvider })
}

async function statusAfterEagerConnect(
  remembered: RememberedChoice,
  wallets: Record<string, boolean>,
  more: Partial<EagerConnectOptions> = {},
) {
  const store = connectionStore(local, '/rpc', { read: () => remembered, write: () => undefined })
  const opens = (id: string) => (wallets[id] === undefined ? undefined : wallet(id, wallets[id]))
  await eagerConnect(store, { remembered, openerOf: opens, injected: 'INJECTED', isMobile: false, ...more })
  const now = store.current()
  return now.status === 'connected' ? now.wallet.id : now.status
}

test('a person who disconnected stays disconnected', async () => {
  expect(await statusAfterEagerConnect({ kind: 'disconnected' }, { INJECTED: true })).toBe('disconnected')
})

test('case 45: the remembered wallet is used, even if another one is injected', async () => {
  const chosen = { kind: 'wallet', id: 'io.two' } as const
  expect(await statusAfterEagerConnect(chosen, { INJECTED: true, 'io.two': true })).toBe('io.two')
  expect(await statusAfterEagerConnect(chosen, { INJECTED: true, 'io.two': false })).toBe('disconnected')
})

test('without a remembered choice, the injected wallet is used if it has authorised the page', async () => {
  expect(await statusAfterEagerConnect({ kind: 'nothing' }, { INJECTED: true })).toBe('INJECTED')
  expect(await statusAfterEagerConnect({ kind: 'nothing' }, { INJECTED: false })).toBe('disconnected')
  expect(await statusAfterEagerConnect({ kind: 'nothing' }, {}, { injected: null })).toBe('disconnected')
})

test('if the remembered wallet is no longer installed, the injected one is tried', async () => {
  expect(await statusAfterEagerConnect({ kind: 'wallet', id: 'io.gone' }, { INJECTED: true })).toBe('INJECTED')
})

test('on a phone the injected wallet is prompted anyway', async () => {
  expect(await statusAfterEagerConnect({ kind: 'nothing' }, { INJECTED: false }, { isMobile: true })).toBe('INJECTED')
})
