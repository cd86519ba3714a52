import { expect, test } from 'vitest'
import { walletTrouble, walletTroubleText } from '../../chainErrors.ts'
import { chainById } from '../../chains/chainTable.ts'
import { fortmaticNetwork } from './fortmatic.ts'
import type { RemoteContext } from './remoteContext.ts'
import { remoteWallets } from './remoteWallets.ts'

const OWN = 'http://localhost:3210/rpc'
const RELAY = 'wss://relay.example'

function contextWith(config: Partial<RemoteContext['config']>): RemoteContext {
  const chain = chainById(31337)
  if (chain === undefined) throw new Error('The table has no such chain.')
  const off = { walletConnectProjectId: null, walletConnectRelayUrl: RELAY, coinbase: false, fortmaticKey: null }
  return {
    chain,
    rpcUrl: OWN,
    page: {
      location: { origin: 'http://localhost:3210' },
      document: { querySelector: () => null },
      open: () => null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    config: { ...off, ...config },
    showUri: () => undefined,
    onOverlayReady: () => undefined,
  }
}

test('only a configured wallet can be opened', () => {
  expect(remoteWallets(contextWith({}))).toEqual({})
  expect(Object.keys(remoteWallets(contextWith({ walletConnectProjectId: 'id' })))).toEqual(['WALLET_CONNECT'])
  expect(Object.keys(remoteWallets(contextWith({ coinbase: true, fortmaticKey: 'pk' })))).toEqual([
    'WALLET_LINK',
    'FORTMATIC',
  ])
})

test('Fortmatic gets a public chain with its public RPC URL, and our chain with our own', () => {
  expect(fortmaticNetwork(137, OWN)).toEqual({ rpcUrl: 'https://polygon-rpc.com', chainId: 137 })
  expect(fortmaticNetwork(31337, OWN)).toEqual({ rpcUrl: OWN, chainId: 31337 })
})

test('a chain that Fortmatic does not know is named in the error', () => {
  const error = (() => {
    try {
      return fortmaticNetwork(99, OWN)
    } catch (thrown) {
      return thrown
    }
  })()
  expect(walletTroubleText(walletTrouble(error))).toBe('Unsupported network ID: 99')
})
