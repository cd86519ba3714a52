// An injected wallet that a test controls; it keeps its chain and connection across a reload.
import { onTestFinished } from 'vitest'
import { page } from '#testing/page.ts'

export type TestWalletOptions = {
  /** Id under which it is also announced (EIP-6963); null if it is only injected. */
  rdns: string | null
  /** True if it is available as `window.ethereum`. */
  isInjected: boolean
  chainId: number
  account: string
}

export type WalletControls = {
  /** The next requests of this method fail with these errors, in order. */
  fail: (method: string, ...errors: readonly unknown[]) => void
  changeAccounts: (accounts: readonly string[]) => void
  changeChain: (chainId: number) => void
  disconnect: () => void
  /** Makes requests for accounts wait until the returned function is called. */
  pauseAccountRequests: () => () => void
  requestedMethods: readonly string[]
}

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="teal"/></svg>'

export function injectedTestWallet(name: string, as: TestWalletOptions): WalletControls {
  const state: { isConnected: boolean; chainId: number; accounts: readonly string[] } = {
    isConnected: false,
    chainId: as.chainId,
    accounts: [as.account],
  }
  let listeners: Record<string, ((value: unknown) => void)[]> = {}
  const failures: Record<string, unknown[]> = {}
  const requestedMethods: string[] = []
  let accountsPause: Promise<void> | null = null
  const emit = (event: string, value: unknown) => listeners[event]?.forEach((listener) => listener(value))
  const hex = () => `0x${state.chainId.toString(16)}`
  const moveTo = (chainId: number) => {
    state.chainId = chainId
    emit('chainChanged', hex())
  }
  const goTo = (params: unknown) => {
    moveTo(Number((params as readonly [{ chainId: string }])[0].chainId))
    return null
  }
  const methods: Record<string, (params: unknown) => unknown> = {
    eth_chainId: hex,
    eth_accounts: () => (state.isConnected ? state.accounts : []),
    async eth_requestAccounts() {
      await accountsPause
      state.isConnected = true
      return state.accounts
    },
    wallet_switchEthereumChain: goTo,
    wallet_addEthereumChain: goTo,
  }
  const provider = {
    isMetaMask: false,
    async request({ method, params }: { method: string; params?: unknown }) {
      requestedMethods.push(method)
      const planned = failures[method]
      if (planned !== undefined && planned.length > 0) throw planned.shift()
      const handler = methods[method]
      if (handler === undefined) throw Object.assign(new Error('unsupported'), { code: 4200 })
      return handler(params)
    },
    on: (event: string, listener: (value: unknown) => void) => (listeners[event] ??= []).push(listener),
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners[event] = (listeners[event] ?? []).filter((one) => one !== listener)
    },
  }
  const info = { uuid: `${name}-0`, name, icon: `data:image/svg+xml,${encodeURIComponent(ICON)}`, rdns: as.rdns }
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  if (as.rdns !== null) {
    addEventListener('eip6963:requestProvider', announce)
    onTestFinished(() => removeEventListener('eip6963:requestProvider', announce))
  }
  page.addInitScript(() => {
    listeners = {}
    requestedMethods.length = 0
    if (as.isInjected) Object.assign(window, { ethereum: provider })
  })
  return {
    requestedMethods,
    fail: (method, ...errors) => void (failures[method] ??= []).push(...errors),
    changeAccounts(accounts) {
      state.accounts = accounts
      emit('accountsChanged', accounts)
    },
    changeChain: moveTo,
    disconnect: () => emit('disconnect', { code: 4900, message: 'gone' }),
    pauseAccountRequests() {
      const { promise, resolve } = Promise.withResolvers<void>()
      accountsPause = promise
      return resolve
    },
  }
}
