import { testChain } from '@musi/devchain/testing/testChain'
import { expect, test } from 'vitest'
import { walletTroubleText } from '../chainErrors.ts'
import type { DemoWallet } from './demo/demoWallet.ts'
import { injectedWallet } from './injectedWallet.ts'
import { openDemo } from './openDemo.ts'
import { type AvailableWallets, openWallet } from './openWallet.ts'
import { guardProvider } from './guardProvider.ts'

const provider = (isMetaMask = false) => ({ isMetaMask, request: async () => [] })

const availableWallets = (more: Partial<AvailableWallets> = {}): AvailableWallets => ({
  injected: null,
  discovered: () => [],
  ...more,
})

test('the demo wallet is opened on the embedded chain, and passed to its own window', async () => {
  const { request } = await testChain()
  let handed: DemoWallet | undefined
  const options = { request, batchAccount: null, ask: async () => true, onOpened: (one: DemoWallet) => (handed = one) }
  expect(await openDemo({ ...options, chainId: 31337 })).toMatchObject({ id: 'DEMO', name: 'Demo wallet' })
  expect(handed?.accounts).toHaveLength(8)
  await expect(openDemo({ ...options, chainId: 137 })).rejects.toThrow('embedded chain only')
})

test('the injected wallet has its own name', async () => {
  for (const [isMetaMask, name] of [
    [true, 'MetaMask'],
    [false, 'Injected'],
  ] as const) {
    const injected = injectedWallet({ ethereum: provider(isMetaMask) })
    expect(await openWallet('INJECTED', availableWallets({ injected }))?.()).toMatchObject({ name })
  }
  expect(openWallet('METAMASK', availableWallets())).toBeUndefined()
})

test('a discovered wallet is opened by its rdns, and an unknown one is not found', async () => {
  const guardedProvider = guardProvider(provider())
  if (guardedProvider === null) throw new Error('Not a usable wallet.')
  const wallets = availableWallets({
    discovered: () => [{ rdns: 'io.one', name: 'One', icon: null, guardedProvider }],
  })
  expect(await openWallet('io.one', wallets)?.()).toMatchObject({ id: 'io.one', name: 'One', guardedProvider })
  expect(openWallet('io.two', wallets)).toBeUndefined()
})

test('a wallet that is not configured here is reported as such', async () => {
  const opened = await openWallet('WALLET_CONNECT', availableWallets())?.()
  if (opened === undefined || !('trouble' in opened)) throw new Error('The wallet was opened.')
  expect(walletTroubleText(opened.trouble)).toBe('WalletConnect isn’t available here. Choose another wallet.')
})

test('a configured wallet is opened by its own code', async () => {
  const trouble = { kind: 'rejected', message: 'no' } as const
  const open = openWallet('FORTMATIC', availableWallets({ remote: { FORTMATIC: async () => ({ trouble }) } }))
  expect(await open?.()).toEqual({ trouble })
})

test('a page without a wallet, or with one that throws when read, has no injected wallet', () => {
  const hostile = {
    get ethereum(): unknown {
      throw new Error('no')
    },
  }
  expect([injectedWallet({}), injectedWallet({ ethereum: 7 }), injectedWallet(hostile)]).toEqual([null, null, null])
  expect(injectedWallet({ web3: { currentProvider: provider() } })?.isMetaMask).toBe(false)
})
