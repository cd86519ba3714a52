// A wallet in the test's own process that really signs, with the well-known test keys. The page
// calls it through exposed functions.
import { demoWallet } from '@musi/chain/wallet/demo/demoWallet'
import { type ChaosWallet, chaosWallet } from '@musi/chain/testing/chaosWallet'
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'

export type NodeWallet = ChaosWallet & {
  /** Number of requests with this method. */
  requestCount: (method: string) => number
  /** Breaks the connection to the page. */
  disconnect: () => void
}

type Answer = { result: unknown } | { thrown: unknown }

declare global {
  interface Window {
    requestNodeWallet: (method: string, params: unknown) => Promise<Answer>
    emitToPage: (event: string, value: unknown) => void
  }
}

const EVENTS = ['accountsChanged', 'chainChanged'] as const

/**
 * Installs the wallet in every page of the context. `known`: the wallet was chosen on an earlier
 * visit. `batches`: it can send batches.
 */
export async function nodeWallet(
  page: Page,
  chain: TestChain,
  { known = true, batches = false } = {},
): Promise<NodeWallet> {
  const { request, chainId, addressBook } = chain
  const honest = demoWallet({
    request,
    chainId,
    batchAccount: batches ? (addressBook.contracts.batchAccount ?? null) : null,
    connected: known,
    ask: async () => true,
  })
  const wallet = chaosWallet(honest.provider)
  const emit = (event: string, value: unknown) =>
    page
      .context()
      .pages()
      .forEach((one) => {
        // Ignores errors, because a page that is being closed has no listener.
        one
          .evaluate(([name, payload]) => window.emitToPage(String(name), payload), [event, value])
          .catch(() => undefined)
      })
  for (const event of EVENTS) wallet.provider.on?.(event, (value) => emit(event, value))
  await page.context().exposeFunction('requestNodeWallet', async (method: string, params: unknown): Promise<Answer> => {
    try {
      return { result: await wallet.provider.request({ method, params }) }
    } catch (error) {
      return { thrown: error instanceof Error ? plainError(error) : error }
    }
  })
  await page.context().addInitScript(installPageWallet, known)
  return {
    ...wallet,
    requestCount: (method) => wallet.requests.filter((one) => one.method === method).length,
    disconnect: () => emit('disconnect', { code: 4900, message: 'gone' }),
  }
}

/** An exposed function passes only an error's message to the page, so the code is passed explicitly. */
const plainError = (error: Error & { code?: unknown }) => ({ code: error.code, message: error.message })

function installPageWallet(known: boolean): void {
  const listeners: Record<string, ((value: unknown) => void)[]> = {}
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      const answer = await window.requestNodeWallet(method, params ?? null)
      if ('thrown' in answer) throw answer.thrown
      return answer.result
    },
    on: (event: string, listener: (value: unknown) => void) => (listeners[event] ??= []).push(listener),
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners[event] = (listeners[event] ?? []).filter((one) => one !== listener)
    },
  }
  Object.assign(window, {
    ethereum: provider,
    emitToPage: (event: string, value: unknown) => listeners[event]?.forEach((listener) => listener(value)),
  })
  if (!known || localStorage.getItem('musi.wallet') !== null) return
  const data = { remembered: { kind: 'wallet', id: 'INJECTED' }, demoAccount: null }
  localStorage.setItem('musi.wallet', JSON.stringify({ version: 1, data }))
}
