// A wallet in the page whose every request is answered by the test: it signs with the accounts that the node itself holds.
import type { TestChain } from '@musi/devchain/testChain'
import type { Page } from '@playwright/test'

/** What it does with the next transaction instead of sending it. */
type Behaviour =
  | { does: 'reject' }
  | { does: 'hang' }
  /** Sends it, and answers when `until` says so. */
  | { does: 'late'; until: Promise<unknown> }
  /** Sends it with less gas than it needs. */
  | { does: 'starve' }
  /** Names a transaction that it named before. */
  | { does: 'repeat'; hash: string }
  /** Sends another amount than it was asked to. */
  | { does: 'cheat' }

export type ObedientWallet = {
  next: (behaviour: Behaviour) => void
  /** The hashes of all it has sent. */
  sent: readonly string[]
  /** How often it was asked to send. */
  requestCount: () => number
}

declare global {
  interface Window {
    askTestWallet: (method: string, params: unknown) => Promise<{ result?: unknown; code?: number }>
  }
}

const unanswered = new Promise<never>(() => undefined)

/** Puts it into every page of the context and connects it, as if it had been chosen on an earlier visit. */
export async function obedientWallet(page: Page, { request }: TestChain, account: string): Promise<ObedientWallet> {
  const behaviours: Behaviour[] = []
  const sent: string[] = []
  let count = 0

  async function sendIt(call: Record<string, unknown>): Promise<string> {
    const hash = String(await request('eth_sendTransaction', [call]))
    sent.push(hash)
    return hash
  }

  async function send(call: Record<string, unknown>): Promise<unknown> {
    count += 1
    const behaviour = behaviours.shift()
    switch (behaviour?.does) {
      case 'reject':
        throw Object.assign(new Error('no'), { code: 4001 })
      case 'hang':
        return unanswered
      case 'late': {
        const hash = await sendIt(call)
        await behaviour.until
        return hash
      }
      case 'starve':
        return sendIt({ ...call, gas: '0x5600' })
      case 'repeat':
        return behaviour.hash
      case 'cheat':
        return sendIt({ ...call, value: '0x7' })
      default:
        return sendIt(call)
    }
  }

  async function answer(method: string, params: unknown): Promise<unknown> {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account]
    if (method === 'eth_sendTransaction') return send((params as [Record<string, unknown>])[0])
    throw Object.assign(new Error('unsupported'), { code: 4200 })
  }

  await page.context().exposeFunction('askTestWallet', async (method: string, params: unknown) => {
    try {
      return { result: await answer(method, params) }
    } catch (error) {
      return { code: (error as { code?: number }).code ?? -32603 }
    }
  })
  await page.context().addInitScript(installWallet)
  return { next: (behaviour) => void behaviours.push(behaviour), sent, requestCount: () => count }
}

function installWallet(): void {
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      const { result, code } = await window.askTestWallet(method, params ?? null)
      if (code !== undefined) throw Object.assign(new Error('The wallet says no.'), { code })
      return result
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  Object.assign(window, { ethereum: provider })
  if (localStorage.getItem('musi.wallet') !== null) return
  const data = { remembered: { kind: 'wallet', id: 'INJECTED' }, demoAccount: null }
  localStorage.setItem('musi.wallet', JSON.stringify({ version: 1, data }))
}
