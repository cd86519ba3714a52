import type { WalletEvent } from './guardProvider.ts'

type Listener = (value: unknown) => void

/** The event emitter of our own wallets. */
export function walletEvents() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on: (event: string, listener: Listener): void => {
      const those = listeners.get(event) ?? new Set()
      listeners.set(event, those.add(listener))
    },
    removeListener: (event: string, listener: Listener): void => void listeners.get(event)?.delete(listener),
    emit: (event: WalletEvent, value: unknown): void => {
      for (const listener of listeners.get(event) ?? []) listener(value)
    },
  }
}
