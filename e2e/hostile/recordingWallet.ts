// A wallet injected into the page that records its requests, installed before any other script can tamper with it.
import type { Page } from '@playwright/test'

export type Sent = { from: string; to: string; value: string; data: string }

/** Forged answers of the wallet; `hash` is an expression for the answer to a send. */
export type Lies = {
  chainId?: string
  accounts?: readonly string[]
  /** Kind of the first request that gets a forged answer. */
  after?: 'send' | 'connect'
  hash?: 'old' | 'none' | 'megabyte' | 'markup' | 'number' | 'short' | 'hang'
}

declare global {
  interface Window {
    recordedCalls: Sent[]
    recordedMethods: string[]
  }
}

const REMEMBERED = JSON.stringify({
  version: 1,
  data: { remembered: { kind: 'wallet', id: 'INJECTED' }, demoAccount: null },
})

export async function recordingWallet(page: Page, account: string, lies: Lies = {}): Promise<void> {
  await page.addInitScript(standIn, { account, lies, remembered: REMEMBERED })
}

function standIn({ account, lies, remembered }: { account: string; lies: Lies; remembered: string }): void {
  const parse = JSON.parse.bind(JSON)
  const text = JSON.stringify.bind(JSON)
  const list = [] as Sent[]
  const methods: string[] = []
  const add = Array.prototype.push
  const apply = Reflect.apply.bind(Reflect)
  Object.defineProperty(window, 'recordedCalls', { value: list })
  Object.defineProperty(window, 'recordedMethods', { value: methods })
  let hasSent = false
  const liesNow = () => lies.after === undefined || lies.after === 'connect' || hasSent
  const hashes: Record<string, () => unknown> = {
    old: () => `0x${'1'.repeat(64)}`,
    none: () => null,
    megabyte: () => `0x${'a'.repeat(1_000_000)}`,
    markup: () => '<img src=x onerror="window.ranIt = true">',
    number: () => 42,
    short: () => '0x12',
    hang: () => new Promise(() => undefined),
  }
  const provider = {
    isMetaMask: false,
    request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
      apply(add, methods, [method])
      if (method === 'eth_chainId')
        return Promise.resolve(liesNow() && lies.chainId !== undefined ? lies.chainId : '0x7a69')
      if (method === 'eth_accounts' || method === 'eth_requestAccounts')
        return Promise.resolve(liesNow() && lies.accounts !== undefined ? lies.accounts : [account])
      if (method === 'eth_sendTransaction') {
        hasSent = true
        const [call] = parse(text(params)) as [Sent]
        apply(add, list, [call])
        const hashOf = hashes[lies.hash ?? '']
        if (hashOf !== undefined) return Promise.resolve(hashOf())
        return Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
      }
      return Promise.reject(Object.assign(new Error('unsupported'), { code: 4200 }))
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  Object.assign(window, { ethereum: provider })
  localStorage.setItem('musi.wallet', remembered)
}
