import { expect, test, vi } from 'vitest'
import { CHAINS, type Chain } from '../chains/chainTable.ts'
import { type RememberedChoice, connectionStore } from './connection.ts'
import { walletEvents } from './events.ts'
import { guardProvider } from './guardProvider.ts'
import { autoConnectInjected } from './autoConnectInjected.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const local = CHAINS.find(({ id }) => id === 31337) as Chain

function page(remembered: RememberedChoice) {
  const events = walletEvents()
  const { on, removeListener, emit } = events
  const request = async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x7a69' : [account])
  const guardedProvider = guardProvider({ request, on, removeListener })
  if (guardedProvider === null) throw new Error('Not a usable wallet.')
  const memory = { read: () => remembered, write: () => undefined }
  const store = connectionStore(local, '/rpc', memory)
  const open = async () => ({ id: 'INJECTED', name: 'Injected', guardedProvider })
  const stop = autoConnectInjected(store, memory, { id: 'INJECTED', guardedProvider, open })
  return { store, stop, emit }
}

test('an injected wallet that unlocks is connected if no wallet is', async () => {
  const { store, emit } = page({ kind: 'nothing' })
  emit('accountsChanged', [account])
  await vi.waitFor(() => expect(store.current()).toMatchObject({ status: 'connected', account }))
})

test('an injected wallet that changes its chain is connected too', async () => {
  const { store, emit } = page({ kind: 'nothing' })
  emit('chainChanged', '0x7a69')
  await vi.waitFor(() => expect(store.current().status).toBe('connected'))
})

test('a wallet is not connected after a disconnect, without an account, or once listening has stopped', async () => {
  const disconnectedPage = page({ kind: 'disconnected' })
  disconnectedPage.emit('accountsChanged', [account])
  const lockedPage = page({ kind: 'nothing' })
  lockedPage.emit('accountsChanged', [])
  const stoppedPage = page({ kind: 'nothing' })
  stoppedPage.stop()
  stoppedPage.emit('accountsChanged', [account])
  const connectingPage = page({ kind: 'nothing' })
  connectingPage.emit('accountsChanged', [account])
  await vi.waitFor(() => expect(connectingPage.store.current().status).toBe('connected'))
  for (const { store } of [disconnectedPage, lockedPage, stoppedPage])
    expect(store.current().status).toBe('disconnected')
})
