import { expect, test } from 'vitest'
import type { DiscoveredWallet } from './discoverWallets.ts'
import { type WalletOptionsInput, walletOptions } from './walletOptions.ts'

const guardedProvider = {
  ask: async () => ({ ok: true, value: null }) as const,
  listen: () => () => undefined,
  wasReplaced: () => false,
}
const discovered = (rdns: string): DiscoveredWallet => ({ rdns, name: rdns, icon: null, guardedProvider })
const nothing: WalletOptionsInput = {
  chainId: 137,
  isMobile: false,
  injected: null,
  discovered: [],
  passkey: null,
  config: { walletConnectProjectId: null, fortmaticKey: null, coinbaseWallet: false },
}
const ids = (given: Partial<WalletOptionsInput>) => walletOptions({ ...nothing, ...given }).map(({ id }) => id)
const remote = ['WALLET_CONNECT', 'WALLET_LINK', 'FORTMATIC', 'Portis']

test('without an injected wallet, a desktop gets a link to install one', () => {
  expect(walletOptions(nothing)[0]).toMatchObject({ name: 'Install Metamask', action: { kind: 'link' } })
  expect(ids({})).toEqual(['METAMASK', ...remote])
})

test('a desktop shows MetaMask or the injected wallet, never both', () => {
  expect(ids({ injected: { isMetaMask: true } })).toEqual(['METAMASK', ...remote])
  expect(ids({ injected: { isMetaMask: false } })).toEqual(['INJECTED', ...remote])
})

test('discovered wallets follow, and MetaMask is not repeated', () => {
  const withMetaMask = {
    injected: { isMetaMask: true },
    discovered: [discovered('io.metamask'), discovered('io.rabby')],
  }
  expect(ids(withMetaMask)).toEqual(['METAMASK', 'io.rabby', ...remote])
  expect(ids({ ...withMetaMask, injected: { isMetaMask: false } })).toContain('io.metamask')
})

test('the demo wallet is first on the embedded chain and exists on no other', () => {
  expect(ids({ chainId: 31337 })[0]).toBe('DEMO')
  expect(ids({ chainId: 31337, isMobile: true, injected: { isMetaMask: true } })).toEqual(['DEMO', 'METAMASK'])
  for (const chainId of [137, 80002]) expect(ids({ chainId })).not.toContain('DEMO')
})

test('a passkey comes first for who has no wallet, and last for who has one (spec: wallets.passkey)', () => {
  const passkey = { kind: 'here' } as const
  const both = ['PASSKEY', 'PASSKEY_FOUND']
  expect(ids({ passkey, chainId: 31337 }).slice(0, 3)).toEqual([...both, 'DEMO'])
  expect(ids({ passkey, isMobile: true }).slice(0, 3)).toEqual([...both, 'WALLET_CONNECT'])
  expect(ids({ passkey, isMobile: true, injected: { isMetaMask: true } })).toEqual(['METAMASK', ...both])
})

test('at a numeric address the passkey’s card leads to the address with a name, and loads nothing', () => {
  const url = 'http://localhost:3210/swap'
  const [first, second] = walletOptions({ ...nothing, passkey: { kind: 'elsewhere', url } })
  expect(first).toMatchObject({ id: 'PASSKEY', textKey: 'PASSKEY_ELSEWHERE', action: { kind: 'link', url } })
  expect(second?.id).not.toBe('PASSKEY_FOUND')
})

test('a phone without an injected wallet shows the wallets that work on phones', () => {
  expect(ids({ isMobile: true })).toEqual(['WALLET_CONNECT', 'COINBASE_LINK', 'FORTMATIC'])
})

test('a wallet without its key is marked as not set up here; with the key it connects', () => {
  const of = (given: Partial<WalletOptionsInput>, id: string) =>
    walletOptions({ ...nothing, ...given }).find((option) => option.id === id)
  const config = { walletConnectProjectId: 'p', fortmaticKey: 'k', coinbaseWallet: true }
  for (const id of ['WALLET_CONNECT', 'WALLET_LINK', 'FORTMATIC']) {
    expect(of({}, id)).toMatchObject({ action: { kind: 'notSetUp' }, textKey: 'notSetUp' })
    expect(of({ config }, id)).toMatchObject({ action: { kind: 'connect' }, textKey: id })
  }
  expect(of({ config }, 'Portis')).toMatchObject({ action: { kind: 'closed' }, textKey: 'closed' })
})
