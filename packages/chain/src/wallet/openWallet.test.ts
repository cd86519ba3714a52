import { testChain } from '@musi/devchain/testing/testChain'
import { expect, test } from 'vitest'
import { walletTroubleText } from '../chainErrors.ts'
import type { DemoWallet } from './demo/demoWallet.ts'
import { injectedWallet } from './injectedWallet.ts'
import { type AvailableWallets, openWallet } from './openWallet.ts'
import { guardProvider } from './guardProvider.ts'

const provider = (isMetaMask = false) => ({ isMetaMask, request: async () => [] })

async function availableWallets(more: Partial<AvailableWallets> = {}, chainId = 31337): Promise<AvailableWallets> {
  const { request } = await testChain()
  const demo = { request, chainId, batchAccount: null, ask: async () => true, onOpened: () => undefined }
  return { injected: null, discovered: () => [], demo, ...more }
}

test('the demo wallet is opened on the embedded chain, and passed to its own window', async () => {
  const wallets = await availableWallets()
  let handed: DemoWallet | undefined
  const open = openWallet('DEMO', { ...wallets, demo: { ...wallets.demo, onOpened: (wallet) => (handed = wallet) } })
  expect(await open?.()).toMatchObject({ id: 'DEMO', name: 'Demo wallet' })
  expect(handed?.accounts).toHaveLength(8)
  expect(openWallet('DEMO', await availableWallets({}, 137))).toBeUndefined()
})

test('the injected wallet has its own name', async () => {
  for (const [isMetaMask, name] of [
    [true, 'MetaMask'],
    [false, 'Injected'],
  ] as const) {
    const injected = injectedWallet({ ethereum: provider(isMetaMask) })
    expect(await openWallet('INJECTED', await availableWallets({ injected }))?.()).toMatchObject({ name })
  }
  expect(openWallet('METAMASK', await availableWallets())).toBeUndefined()
})

test('a discovered wallet is opened by its rdns, and an unknown one is not found', async () => {
  const guardedProvider = guardProvider(provider())
  if (guardedProvider === null) throw new Error('Not a usable wallet.')
  const wallets = await availableWallets({
    discovered: () => [{ rdns: 'io.one', name: 'One', icon: null, guardedProvider }],
  })
  expect(await openWallet('io.one', wallets)?.()).toMatchObject({ id: 'io.one', name: 'One', guardedProvider })
  expect(openWallet('io.two', wallets)).toBeUndefined()
})

test('a wallet that is not configured here is reported as such', async () => {
  const opened = await openWallet('WALLET_CONNECT', await availableWallets())?.()
  if (opened === undefined || !('trouble' in opened)) throw new Error('The wallet was opened.')
  expect(walletTroubleText(opened.trouble)).toBe('WalletConnect isn’t available here. Choose another wallet.')
})

test('a configured wallet is opened by its own code', async () => {
  const trouble = { kind: 'rejected', message: 'no' } as const
  const open = openWallet('FORTMATIC', await availableWallets({ remote: { FORTMATIC: async () => ({ trouble }) } }))
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
