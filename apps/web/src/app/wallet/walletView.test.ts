import type { Connection } from '@musi/chain/wallet/connection'
import { guardProvider } from '@musi/chain/wallet/guardProvider'
import { expect, test } from 'vitest'
import { type WalletView, walletScreen } from './walletView.ts'

const guardedProvider = guardProvider({ request: async () => null })
if (guardedProvider === null) throw new Error('The wallet is none.')
const wallet = { id: 'DEMO', name: 'Demo wallet', guardedProvider }
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const trouble = { kind: 'rejected', message: '' } as const

const nobody: Connection = { status: 'disconnected' }
const connecting: Connection = { status: 'connecting', id: 'DEMO' }
const failed: Connection = { status: 'failed', id: 'DEMO', trouble }
const wrong: Connection = { status: 'wrongNetwork', wallet, account, chainId: 1 }
const connected: Connection = { status: 'connected', wallet, account }

const first: WalletView = { kind: 'account', returned: false }
const options: WalletView = { kind: 'options' }
const pending: WalletView = { kind: 'pending', id: 'DEMO' }

test.each([
  ['a person without a wallet sees the options', first, nobody, 'options'],
  ['a pending choice does not block another one', first, connecting, 'options'],
  ['a connected person sees the account', first, connected, 'account'],
  ['a wrong network is shown', first, wrong, 'wrongNetwork'],
  ['a lost connection is shown', first, failed, 'lost'],
  ['a person who wants another wallet sees the options', options, connected, 'options'],
  ['a person who chose a wallet waits', pending, connecting, 'waiting'],
  ['an error of the chosen wallet is shown beside it', pending, failed, 'failed'],
  ['a chosen wallet on another network is shown', pending, wrong, 'wrongNetwork'],
  ['a choice that was locked meanwhile leads to the options', pending, nobody, 'options'],
] as const)('%s', (_, view, connection, kind) => {
  expect(walletScreen(view, connection).kind).toBe(kind)
})
