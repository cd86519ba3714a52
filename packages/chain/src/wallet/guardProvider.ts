import { type WalletTrouble, walletTrouble } from '../chainErrors.ts'
import { pristine } from '../firstReferences.ts'

/** An EIP-1193 provider, not yet trusted. */
export type Eip1193 = {
  request: (call: { method: string; params?: unknown }) => Promise<unknown>
  on?: (event: string, listener: (value: unknown) => void) => unknown
  removeListener?: (event: string, listener: (value: unknown) => void) => unknown
}

export type WalletAnswer = { ok: true; value: unknown } | { ok: false; trouble: WalletTrouble }

export type WalletEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'

/** The only access to a wallet: it never throws, and it uses the `request` reference that was captured first. */
export type GuardedProvider = {
  ask: (method: string, params?: unknown) => Promise<WalletAnswer>
  /** Returns a function that stops listening. */
  listen: (event: WalletEvent, listener: (value: unknown) => void) => () => void
  /** True if another script has replaced the wallet's `request` (case 31). */
  wasReplaced: () => boolean
}

const isProvider = (value: unknown): value is Eip1193 =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
  typeof (value as { request?: unknown }).request === 'function'

const { apply: call, weakGet, weakSet } = pristine
const guardedProviders = new WeakMap<object, GuardedProvider>()

/**
 * Returns null if it is not a wallet. The same provider always gives the same guarded one, with the references captured first, or with
 * `kept`.
 */
export function guardProvider(value: unknown, kept?: Eip1193): GuardedProvider | null {
  if (!isProvider(value)) return null
  const guardedProvider =
    (call(weakGet, guardedProviders, [value]) as GuardedProvider | undefined) ??
    createGuardedProvider(value, kept ?? value)
  call(weakSet, guardedProviders, [value, guardedProvider])
  return guardedProvider
}

function createGuardedProvider(provider: Eip1193, { request, on, removeListener }: Eip1193): GuardedProvider {
  return {
    async ask(method, params = []) {
      try {
        return { ok: true, value: await call(request, provider, [{ method, params }]) }
      } catch (error) {
        return { ok: false, trouble: walletTrouble(error) }
      }
    },
    listen(event, listener) {
      if (on === undefined) return () => undefined
      call(on, provider, [event, listener])
      return () => void (removeListener === undefined ? undefined : call(removeListener, provider, [event, listener]))
    },
    wasReplaced: () => provider.request !== request,
  }
}
