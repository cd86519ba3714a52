import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { walletEvents } from '../wallet/events.ts'
import type { Eip1193 } from '../wallet/provider.ts'

/** What the wallet does with the next request of a method, instead of what it should. */
export type Mischief =
  | { does: 'reject' }
  | { does: 'throw'; error: unknown }
  | { does: 'hang' }
  /** It does as it was asked, and answers when `until` says. */
  | { does: 'late'; until: Promise<unknown> }
  /** It does as it was asked, twice. */
  | { does: 'double' }
  /** It does nothing, and answers this. */
  | { does: 'lie'; answer: unknown }
  /** It does something else than it was asked. */
  | { does: 'change'; to: (params: unknown) => unknown }
  /** Something happens while its window is open; then it does as it was asked. */
  | { does: 'meanwhile'; run: () => void }

export type ChaosWallet = {
  provider: Eip1193
  /** All that it was asked, in order. */
  asked: readonly { method: string; params: unknown }[]
  next: (method: string, ...mischief: readonly Mischief[]) => void
  /** What it says from now on about itself; pages hear of it. Null: the truth again. */
  sayChain: (chainId: number | null) => void
  sayAccounts: (accounts: readonly Address[] | null) => void
  lock: () => void
}

/** A wallet that misbehaves on demand, around one that does not (spec: testing.chaos-wallet). */
export function chaosWallet(inner: Eip1193): ChaosWallet {
  const events = walletEvents()
  const asked: { method: string; params: unknown }[] = []
  const plans = new Map<string, Mischief[]>()
  const said = new Map<string, unknown>()

  async function act(mischief: Mischief, call: { method: string; params?: unknown }): Promise<unknown> {
    switch (mischief.does) {
      case 'reject':
        throw new WalletError('rejected', 'User rejected the request.')
      case 'throw':
        throw mischief.error
      case 'hang':
        return new Promise(() => undefined)
      case 'late': {
        const answer = await inner.request(call)
        await mischief.until
        return answer
      }
      case 'double': {
        const answer = await inner.request(call)
        await inner.request(call)
        return answer
      }
      case 'lie':
        return mischief.answer
      case 'change':
        return inner.request({ method: call.method, params: mischief.to(call.params) })
      case 'meanwhile':
        mischief.run()
        return inner.request(call)
    }
  }

  const say = (method: string, answer: unknown) => (answer === null ? said.delete(method) : said.set(method, answer))
  const sayAccounts: ChaosWallet['sayAccounts'] = (accounts) => {
    say('eth_accounts', accounts)
    if (accounts !== null) events.emit('accountsChanged', accounts)
  }
  return {
    asked,
    next: (method, ...mischief) => void plans.set(method, [...(plans.get(method) ?? []), ...mischief]),
    sayAccounts,
    sayChain(chainId) {
      say('eth_chainId', chainId === null ? null : toHex(chainId))
      if (chainId !== null) events.emit('chainChanged', toHex(chainId))
    },
    lock: () => sayAccounts([]),
    provider: {
      on(event, listener) {
        inner.on?.(event, listener)
        events.on(event, listener)
      },
      removeListener(event, listener) {
        inner.removeListener?.(event, listener)
        events.removeListener(event, listener)
      },
      async request(call) {
        asked.push({ method: call.method, params: call.params })
        const mischief = plans.get(call.method)?.shift()
        if (mischief !== undefined) return act(mischief, call)
        return said.has(call.method) ? said.get(call.method) : inner.request(call)
      },
    },
  }
}
