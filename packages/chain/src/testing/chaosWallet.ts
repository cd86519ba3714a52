import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { walletEvents } from '../wallet/events.ts'
import type { Eip1193 } from '../wallet/guardProvider.ts'

/** Misbehaviour of the wallet at the next request of a method. */
export type Misbehaviour =
  | { does: 'reject' }
  | { does: 'throw'; error: unknown }
  | { does: 'hang' }
  /** Executes the request, but answers only when `until` resolves. */
  | { does: 'late'; until: Promise<unknown> }
  /** Executes the request twice. */
  | { does: 'double' }
  /** Executes nothing, and returns this answer. */
  | { does: 'lie'; answer: unknown }
  /** Executes a changed request. */
  | { does: 'change'; to: (params: unknown) => unknown }
  /** Calls `run` while its window is open, then executes the request. */
  | { does: 'meanwhile'; run: () => unknown }

export type ChaosWallet = {
  provider: Eip1193
  /** All requests, in order. */
  requests: readonly { method: string; params: unknown }[]
  next: (method: string, ...mischief: readonly Misbehaviour[]) => void
  /** Overrides the reported value, and emits its event; null restores the real one. */
  reportChain: (chainId: number | null) => void
  reportAccounts: (accounts: readonly Address[] | null) => void
  lock: () => void
}

/** Wraps a well-behaved wallet and misbehaves on demand (spec: testing.chaos-wallet). */
export function chaosWallet(inner: Eip1193): ChaosWallet {
  const events = walletEvents()
  const requests: { method: string; params: unknown }[] = []
  const plans = new Map<string, Misbehaviour[]>()
  const overrides = new Map<string, unknown>()

  async function act(mischief: Misbehaviour, call: { method: string; params?: unknown }): Promise<unknown> {
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
        await mischief.run()
        return inner.request(call)
    }
  }

  const override = (method: string, answer: unknown) =>
    answer === null ? overrides.delete(method) : overrides.set(method, answer)
  const sayAccounts: ChaosWallet['reportAccounts'] = (accounts) => {
    override('eth_accounts', accounts)
    if (accounts !== null) events.emit('accountsChanged', accounts)
  }
  return {
    requests,
    next: (method, ...mischief) => void plans.set(method, [...(plans.get(method) ?? []), ...mischief]),
    reportAccounts: sayAccounts,
    reportChain(chainId) {
      override('eth_chainId', chainId === null ? null : toHex(chainId))
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
        requests.push({ method: call.method, params: call.params })
        const mischief = plans.get(call.method)?.shift()
        if (mischief !== undefined) return act(mischief, call)
        return overrides.has(call.method) ? overrides.get(call.method) : inner.request(call)
      },
    },
  }
}
