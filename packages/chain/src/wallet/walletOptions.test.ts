import { expect, test } from 'vitest'
import type { DiscoveredWallet } from './discovery.ts'
import { type OptionsGiven, walletOptions } from './walletOptions.ts'

const door = {
  ask: async () => ({ ok: true, value: null }) as const,
  hear: () => () => undefined,
  wasReplaced: () => false,
}
const discovered = (rdns: string): DiscoveredWallet => ({ rdns, name: rdns, icon: null, door })
const nothing: OptionsGiven = {
  chainId: 137,
  isMobile: false,
  injected: null,
  discovered: [],
  config: { walletConnectProjectId: null, fortmaticKey: null, coinbaseWallet: false },
}
const ids = (given: Partial<OptionsGiven>) => walletOptions({ ...nothing, ...given }).map(({ id }) => id)
const remote = ['WALLET_CONNECT', 'WALLET_LINK', 'FORTMATIC', 'Portis']

test('without a wallet in the page a desktop is offered to install one', () => {
  expect(walletOptions(nothing)[0]).toMatchObject({ name: 'Install Metamask', does: { kind: 'link' } })
  expect(ids({})).toEqual(['METAMASK', ...remote])
})

test('a desktop shows MetaMask or the injected wallet, never both', () => {
  expect(ids({ injected: { isMetaMask: true } })).toEqual(['METAMASK', ...remote])
  expect(ids({ injected: { isMetaMask: false } })).toEqual(['INJECTED', ...remote])
})

test('discovered wallets follow, and MetaMask is not repeated', () => {
  const given = { injected: { isMetaMask: true }, discovered: [discovered('io.metamask'), discovered('io.rabby')] }
  expect(ids(given)).toEqual(['METAMASK', 'io.rabby', ...remote])
  expect(ids({ ...given, injected: { isMetaMask: false } })).toContain('io.metamask')
})

test('the demo wallet is first on the embedded chain and exists on no other', () => {
  expect(ids({ chainId: 31337 })[0]).toBe('DEMO')
  expect(ids({ chainId: 31337, isMobile: true, injected: { isMetaMask: true } })).toEqual(['DEMO', 'METAMASK'])
  for (const chainId of [137, 80002]) expect(ids({ chainId })).not.toContain('DEMO')
})

test('a phone without a wallet is offered those that work there', () => {
  expect(ids({ isMobile: true })).toEqual(['WALLET_CONNECT', 'COINBASE_LINK', 'FORTMATIC'])
})

test('a wallet without its key says that it is not set up here, with it it connects', () => {
  const of = (given: Partial<OptionsGiven>, id: string) =>
    walletOptions({ ...nothing, ...given }).find((option) => option.id === id)
  const config = { walletConnectProjectId: 'p', fortmaticKey: 'k', coinbaseWallet: true }
  for (const id of ['WALLET_CONNECT', 'WALLET_LINK', 'FORTMATIC']) {
    expect(of({}, id)).toMatchObject({ does: { kind: 'notSetUp' }, says: 'notSetUp' })
    expect(of({ config }, id)).toMatchObject({ does: { kind: 'connect' }, says: id })
  }
  expect(of({ config }, 'Portis')).toMatchObject({ does: { kind: 'closed' }, says: 'closed' })
})
