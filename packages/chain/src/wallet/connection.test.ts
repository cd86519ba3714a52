import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { CHAINS, type Chain } from '../chains/chainTable.ts'
import { type ConnectionStore, type OpenWallet, type RememberedChoice, connectionStore } from './connection.ts'
import { type DemoWallet, demoWallet } from './demo/demoWallet.ts'
import { walletDoor } from './walletDoor.ts'
import { type ChaosWallet, chaosWallet } from '../testing/chaosWallet.ts'

const local = CHAINS.find(({ id }) => id === 31337) as Chain
let chain: TestChain
let demo: DemoWallet
let wallet: ChaosWallet
let store: ConnectionStore
let remembered: RememberedChoice
let first: Address

beforeAll(async () => {
  chain = await testChain()
})
beforeEach(() => {
  const { request, chainId } = chain
  demo = demoWallet({ request, chainId, batchAccount: null, ask: async () => true })
  first = demo.accounts[0]?.address ?? '0x'
  wallet = chaosWallet(demo.provider)
  remembered = { kind: 'nothing' }
  store = connectionStore(local, 'http://localhost:3210/rpc', {
    read: () => remembered,
    write: (next) => (remembered = next),
  })
})

const opened = (): OpenWallet => {
  const door = walletDoor(wallet.provider)
  if (door === null) throw new Error('The wallet is none.')
  return async () => ({ id: 'DEMO', name: 'Demo wallet', door, close: demo.disconnect })
}
const open: OpenWallet = () => opened()()
const connect = () => store.connect('DEMO', open)
const status = () => store.current().status
const account = () => {
  const now = store.current()
  return now.status === 'connected' ? now.account : null
}

test('connecting prompts, shows the account and remembers the wallet', async () => {
  const seen: string[] = []
  store.subscribe(() => seen.push(status()))
  await connect()
  expect(seen).toEqual(['connecting', 'connected'])
  expect([account(), remembered]).toEqual([first, { kind: 'wallet', id: 'DEMO' }])
})

test('a rejection is an error state of that wallet, and nothing is remembered', async () => {
  wallet.next('eth_requestAccounts', { does: 'reject' })
  await connect()
  expect(store.current()).toMatchObject({ status: 'failed', id: 'DEMO', trouble: { kind: 'rejected' } })
  expect(remembered).toEqual({ kind: 'nothing' })
})

test('a rejection after the attempt was given up leaves no connection and no error', async () => {
  wallet.next('eth_requestAccounts', { does: 'reject' })
  await store.connect('DEMO', open, () => false)
  expect(store.current()).toEqual({ status: 'disconnected' })
})

test('after a reload, a wallet that still exposes its account is connected without a prompt', async () => {
  expect(await store.connectQuietly('DEMO', open)).toBe(false)
  expect(status()).toBe('disconnected')
  await demo.provider.request({ method: 'eth_requestAccounts' })
  expect(await store.connectQuietly('DEMO', open)).toBe(true)
  expect(account()).toBe(first)
  expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_requestAccounts')
})

test('another account of the wallet becomes the page’s account', async () => {
  await connect()
  const second = demo.accounts[1]?.address ?? '0x'
  demo.switchTo(second)
  expect(account()).toBe(second)
})

test('case 46: a locked wallet is disconnected, and that is remembered', async () => {
  await connect()
  wallet.lock()
  expect([status(), remembered]).toEqual(['disconnected', { kind: 'disconnected' }])
})

test('the Disconnect button also disconnects the wallet itself', async () => {
  await connect()
  store.disconnect()
  expect([status(), remembered]).toEqual(['disconnected', { kind: 'disconnected' }])
  expect(await demo.provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('case 37: another chain is the wrong network, and our chain again is connected', async () => {
  await connect()
  wallet.sayChain(1)
  expect(store.current()).toMatchObject({ status: 'wrongNetwork', account: first, chainId: 1 })
  wallet.sayChain(31337)
  expect(status()).toBe('connected')
})

test('one prompt switches from the wrong network to ours', async () => {
  wallet.sayChain(1)
  await connect()
  expect(status()).toBe('wrongNetwork')
  wallet.next('wallet_switchEthereumChain', { does: 'meanwhile', run: () => wallet.sayChain(null) })
  expect(await store.switchNetwork()).toBeNull()
  expect(account()).toBe(first)
})

test('a wallet that does not know our chain is asked to add it', async () => {
  wallet.sayChain(1)
  await connect()
  wallet.next('wallet_switchEthereumChain', { does: 'throw', error: { code: 4902 } })
  expect(await store.switchNetwork()).toBeNull()
  expect(wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
    {
      chainId: '0x7a69',
      chainName: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://localhost:3210/rpc'],
    },
  ])
})

test('a rejected switch keeps the connection and gives the reason', async () => {
  wallet.sayChain(1)
  await connect()
  wallet.next('wallet_switchEthereumChain', { does: 'reject' })
  expect(await store.switchNetwork()).toMatchObject({ kind: 'rejected' })
  expect(status()).toBe('wrongNetwork')
})

test('case 43: a wallet’s answer after another choice changes nothing', async () => {
  const release = Promise.withResolvers<void>()
  wallet.next('eth_requestAccounts', { does: 'late', until: release.promise })
  const slow = connect()
  store.disconnect()
  release.resolve()
  await slow
  expect(status()).toBe('disconnected')
})

test('case 43: giving up goes back to the start, and a late answer changes nothing', async () => {
  const release = Promise.withResolvers<void>()
  wallet.next('eth_requestAccounts', { does: 'late', until: release.promise })
  const slow = connect()
  store.giveUp()
  expect(status()).toBe('disconnected')
  release.resolve()
  await slow
  expect([status(), remembered]).toEqual(['disconnected', { kind: 'nothing' }])
})

test('giving up does not end an existing connection', async () => {
  await connect()
  store.giveUp()
  expect(status()).toBe('connected')
})

test('a wallet whose code cannot be loaded is an error state with its reason', async () => {
  const trouble = { kind: 'unsupported', message: 'not set up here' } as const
  await store.connect('WALLET_CONNECT', async () => ({ trouble }))
  expect(store.current()).toEqual({ status: 'failed', id: 'WALLET_CONNECT', trouble })
})

test('a wallet whose code breaks while it is loaded is an error state too', async () => {
  await store.connect('DEMO', () => Promise.reject(new Error('Failed to fetch the module.')))
  expect(store.current()).toMatchObject({ status: 'failed', trouble: { message: 'Failed to fetch the module.' } })
})

test.each([[[]], [null], ['x']])('a wallet that answers %j exposes no account', async (answer) => {
  wallet.next('eth_requestAccounts', { does: 'lie', answer })
  await connect()
  expect(store.current()).toMatchObject({ status: 'failed', trouble: { kind: 'locked' } })
})

test('a listener that unsubscribed is not called again', async () => {
  let times = 0
  store.subscribe(() => (times += 1))()
  await connect()
  expect(times).toBe(0)
})
