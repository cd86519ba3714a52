import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHAINS, type Chain } from '../chains/chainTable.ts'
import { type ConnectionStore, type OpenWallet, type RememberedChoice, connectionStore } from './connection.ts'
import { type DemoWallet, demoWallet } from './demo/demoWallet.ts'
import { guardProvider } from './guardProvider.ts'
import { type ChaosWallet, chaosWallet } from '../testing/chaosWallet.ts'

const local = CHAINS.find(({ id }) => id === 31337) as Chain
let chain: TestChain
let demo: DemoWallet
let wallet: ChaosWallet
let store: ConnectionStore
let remembered: RememberedChoice
let firstAccount: Address

beforeAll(async () => {
  chain = await testChain()
})
beforeEach(() => {
  const { request, chainId } = chain
  demo = demoWallet({ request, chainId, batchAccount: null, ask: async () => true })
  firstAccount = demo.accounts[0]?.address ?? '0x'
  wallet = chaosWallet(demo.provider)
  remembered = { kind: 'nothing' }
  store = connectionStore(local, 'http://localhost:3210/rpc', {
    read: () => remembered,
    write: (next) => (remembered = next),
  })
})

const openTestWallet = (): OpenWallet => {
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('Not a usable wallet.')
  return async () => ({ id: 'DEMO', name: 'Demo wallet', guardedProvider, close: demo.disconnect })
}
const open: OpenWallet = () => openTestWallet()()
const connect = () => store.connect('DEMO', open)
const status = () => store.current().status
const account = () => {
  const now = store.current()
  return now.status === 'connected' ? now.account : null
}

test('connecting prompts, shows the account and remembers the wallet', async () => {
  const statuses: string[] = []
  store.subscribe(() => statuses.push(status()))
  await connect()
  expect(statuses).toEqual(['connecting', 'connected'])
  expect([account(), remembered]).toEqual([firstAccount, { kind: 'wallet', id: 'DEMO' }])
})

test('a rejection is an error state of that wallet, and nothing is remembered', async () => {
  wallet.next('eth_requestAccounts', { does: 'reject' })
  await connect()
  expect(store.current()).toMatchObject({ status: 'failed', id: 'DEMO', trouble: { kind: 'rejected' } })
  expect(remembered).toEqual({ kind: 'nothing' })
})

test('a rejection after the attempt was cancelled leaves no connection and no error', async () => {
  wallet.next('eth_requestAccounts', { does: 'reject' })
  await store.connect('DEMO', open, () => false)
  expect(store.current()).toEqual({ status: 'disconnected' })
})

test('after a reload, a wallet that still exposes its account is connected without a prompt', async () => {
  expect(await store.connectWithoutPrompt('DEMO', open)).toBe(false)
  expect(status()).toBe('disconnected')
  await demo.provider.request({ method: 'eth_requestAccounts' })
  expect(await store.connectWithoutPrompt('DEMO', open)).toBe(true)
  expect(account()).toBe(firstAccount)
  expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_requestAccounts')
})

describe('restoring the wallet of the last visit (spec: wallets.restoring)', () => {
  const restore = () => store.restore('DEMO', async () => void (await store.connectWithoutPrompt('DEMO', open)))
  const authorise = () => demo.provider.request({ method: 'eth_requestAccounts' })
  afterEach(() => void vi.useRealTimers())

  test('is neither connected nor disconnected until the wallet answers', async () => {
    await authorise()
    const statuses: string[] = []
    store.subscribe(() => statuses.push(status()))
    await restore()
    expect(statuses).toEqual(['restoring', 'connected'])
  })

  test('ends disconnected if the wallet exposes no account', async () => {
    const restoring = restore()
    expect(status()).toBe('restoring')
    await restoring
    expect(status()).toBe('disconnected')
  })

  test('fails with the reason if the wallet cannot be asked', async () => {
    await authorise()
    wallet.next('eth_accounts', { does: 'throw', error: { code: 4900 } })
    await restore()
    expect(store.current()).toMatchObject({ status: 'failed', id: 'DEMO', trouble: { kind: 'disconnected' } })
  })

  test('fails after a while if the wallet is silent, and its late answer still connects', async () => {
    await authorise()
    vi.useFakeTimers()
    const release = Promise.withResolvers<void>()
    wallet.next('eth_accounts', { does: 'late', until: release.promise })
    const restoring = restore()
    await vi.advanceTimersByTimeAsync(7_900)
    expect(status()).toBe('restoring')
    await vi.advanceTimersByTimeAsync(200)
    expect(status()).toBe('failed')
    release.resolve()
    await restoring
    expect(account()).toBe(firstAccount)
  })

  test('gives way to another choice of the person', async () => {
    await authorise()
    wallet.next('eth_accounts', { does: 'hang' })
    void restore()
    await connect()
    expect(status()).toBe('connected')
  })
})

test('another account of the wallet becomes the page’s account', async () => {
  await connect()
  const second = demo.accounts[1]?.address ?? '0x'
  demo.switchTo(second)
  expect(account()).toBe(second)
})

test('case 46: a locked wallet is disconnected, and the disconnection is remembered', async () => {
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

test('case 37: a switch to another chain shows the wrong network; a switch back reconnects', async () => {
  await connect()
  wallet.reportChain(1)
  expect(store.current()).toMatchObject({ status: 'wrongNetwork', account: firstAccount, chainId: 1 })
  wallet.reportChain(31337)
  expect(status()).toBe('connected')
})

test('one prompt switches from the wrong network to ours', async () => {
  wallet.reportChain(1)
  await connect()
  expect(status()).toBe('wrongNetwork')
  wallet.next('wallet_switchEthereumChain', { does: 'meanwhile', run: () => wallet.reportChain(null) })
  expect(await store.switchNetwork()).toBeNull()
  expect(account()).toBe(firstAccount)
})

test('a wallet that does not know our chain is asked to add it', async () => {
  wallet.reportChain(1)
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
  wallet.reportChain(1)
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

test('case 43: cancelling goes back to the start, and a late answer changes nothing', async () => {
  const release = Promise.withResolvers<void>()
  wallet.next('eth_requestAccounts', { does: 'late', until: release.promise })
  const slow = connect()
  store.cancelAttempt()
  expect(status()).toBe('disconnected')
  release.resolve()
  await slow
  expect([status(), remembered]).toEqual(['disconnected', { kind: 'nothing' }])
})

test('cancelling does not end an existing connection', async () => {
  await connect()
  store.cancelAttempt()
  expect(status()).toBe('connected')
})

test('a wallet whose code cannot be loaded is an error state with its reason', async () => {
  const trouble = { kind: 'unsupported', message: 'not set up here' } as const
  await store.connect('WALLET_CONNECT', async () => ({ trouble }))
  expect(store.current()).toEqual({ status: 'failed', id: 'WALLET_CONNECT', trouble })
})

test('a wallet whose code throws while it is loaded is an error state too', async () => {
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
