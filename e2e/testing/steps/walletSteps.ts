// Steps that connect wallets, and a test wallet that can be injected into the page.
import { type Locator, type Page, expect } from '@playwright/test'

export const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export const connectButton = (page: Page) => page.locator('#connect-wallet')
export const status = (page: Page) => page.locator('#web3-status-connected')
export const modal = (page: Page): Locator => page.locator('#wallet-modal')
export const demoWindow = (page: Page): Locator => page.locator('#demo-wallet-question')

export const accountRow = (page: Page) => page.locator('#web3-account-identifier-row')

/** Confirms the request that the demo wallet shows. */
export const approveDemo = (page: Page) => page.locator('#demo-approve').click()

/** Opens the account panel, which has the list of transactions. */
export async function openTransactions(page: Page): Promise<void> {
  await status(page).click()
  await expect(modal(page)).toBeVisible()
}

export async function connectDemo(page: Page, name = 'Theo'): Promise<void> {
  await connectButton(page).click()
  await page.locator('#connect-DEMO').click()
  await demoWindow(page)
    .getByRole('radio', { name: new RegExp(`^${name},`) })
    .check()
  await approveDemo(page)
  await expect(status(page)).toBeVisible()
  await expect(modal(page)).toBeHidden()
}

export type TestWalletOptions = {
  /** Id under which the wallet is announced (EIP-6963); null if it is not announced. */
  rdns: string | null
  /** True if the wallet is `window.ethereum`. */
  isInjected: boolean
  isMetaMask: boolean
  chainId: number
  account: string
}

/** Functions by which a test controls a wallet in the page. */
export type WalletControls = {
  /** Makes the next request of this method fail with this error. */
  fail: (method: string, error: unknown) => void
  sayAccounts: (accounts: string[]) => void
  sayChain: (chainId: number) => void
  disconnect: () => void
  /** Makes account requests wait until `answerAccounts`. */
  holdAccounts: () => void
  answerAccounts: () => void
  requestedMethods: string[]
}

declare global {
  interface Window {
    testWallets: Record<string, WalletControls>
  }
}

/** Injects a small wallet that remembers its chain and connection over a reload. */
export async function injectWallet(page: Page, name: string, options: TestWalletOptions): Promise<void> {
  await page.addInitScript(installWallet, { name, options })
}

function installWallet({ name, options }: { name: string; options: TestWalletOptions }): void {
  const key = `test-wallet-${name}`
  const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { isConnected: boolean; chainId: number } | null
  const state = {
    isConnected: stored?.isConnected ?? false,
    chainId: stored?.chainId ?? options.chainId,
    accounts: [options.account],
  }
  const listeners: Record<string, ((value: unknown) => void)[]> = {}
  const failures: Record<string, unknown[]> = {}
  const requestedMethods: string[] = []
  let pendingAnswer: PromiseWithResolvers<void> | null = null
  const store = () =>
    sessionStorage.setItem(key, JSON.stringify({ isConnected: state.isConnected, chainId: state.chainId }))
  const emit = (event: string, value: unknown) => listeners[event]?.forEach((listener) => listener(value))
  const hex = (chainId: number) => `0x${chainId.toString(16)}`
  const moveTo = (chainId: number) => {
    state.chainId = chainId
    store()
    emit('chainChanged', hex(chainId))
  }
  const methods: Record<string, (params: unknown) => unknown> = {
    eth_chainId: () => hex(state.chainId),
    eth_accounts: () => (state.isConnected ? state.accounts : []),
    async eth_requestAccounts() {
      await pendingAnswer?.promise
      state.isConnected = true
      store()
      return state.accounts
    },
    wallet_switchEthereumChain(params) {
      moveTo(Number((params as [{ chainId: string }])[0].chainId))
      return null
    },
    wallet_addEthereumChain(params) {
      moveTo(Number((params as [{ chainId: string }])[0].chainId))
      return null
    },
  }
  const provider = {
    isMetaMask: options.isMetaMask,
    async request({ method, params }: { method: string; params?: unknown }) {
      requestedMethods.push(method)
      const failure = failures[method]?.shift()
      if (failure !== undefined) throw failure
      const handler = methods[method]
      if (handler === undefined) throw Object.assign(new Error('unsupported'), { code: 4200 })
      return handler(params)
    },
    on: (event: string, listener: (value: unknown) => void) => (listeners[event] ??= []).push(listener),
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners[event] = (listeners[event] ?? []).filter((one) => one !== listener)
    },
  }
  window.testWallets = {
    ...window.testWallets,
    [name]: {
      requestedMethods,
      fail: (method, error) => (failures[method] ??= []).push(error),
      sayAccounts(accounts) {
        state.accounts = accounts
        emit('accountsChanged', accounts)
      },
      sayChain: moveTo,
      disconnect: () => emit('disconnect', { code: 4900, message: 'gone' }),
      holdAccounts: () => (pendingAnswer = Promise.withResolvers()),
      answerAccounts: () => pendingAnswer?.resolve(),
    },
  }
  if (options.isInjected) Object.assign(window, { ethereum: provider })
  const { rdns } = options
  if (rdns === null) return
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="teal"/></svg>')}`
  const info = { uuid: `${name}-0`, name, icon, rdns }
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
