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
  next: (method: string, ...misbehaviour: readonly Misbehaviour[]) => void
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

  async function act(misbehaviour: Misbehaviour, call: { method: string; params?: unknown }): Promise<unknown> {
    switch (misbehaviour.does) {
      case 'reject':
        throw new WalletError('rejected', 'User rejected the request.')
      case 'throw':
        throw misbehaviour.error
      case 'hang':
        return new Promise(() => undefined)
      case 'late': {
        const answer = await inner.request(call)
        await misbehaviour.until
        return answer
      }
      case 'double': {
        const answer = await inner.request(call)
        await inner.request(call)
        return answer
      }
      case 'lie':
        return misbehaviour.answer
      case 'change':
        return inner.request({ method: call.method, params: misbehaviour.to(call.params) })
      case 'meanwhile':
        await misbehaviour.run()
        return inner.request(call)
    }
  }

  const override = (method: string, answer: unknown) =>
    answer === null ? overrides.delete(method) : overrides.set(method, answer)
  const reportAccounts: ChaosWallet['reportAccounts'] = (accounts) => {
    override('eth_accounts', accounts)
    if (accounts !== null) events.emit('accountsChanged', accounts)
  }
  return {
    requests,
    next: (method, ...misbehaviour) => void plans.set(method, [...(plans.get(method) ?? []), ...misbehaviour]),
    reportAccounts: reportAccounts,
    reportChain(chainId) {
      override('eth_chainId', chainId === null ? null : toHex(chainId))
      if (chainId !== null) events.emit('chainChanged', toHex(chainId))
    },
    lock: () => reportAccounts([]),
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
        const misbehaviour = plans.get(call.method)?.shift()
        if (misbehaviour !== undefined) return act(misbehaviour, call)
        return overrides.has(call.method) ? overrides.get(call.method) : inner.request(call)
      },
    },
  }
}
