import type { ConnectionStore, Memory, OpenWallet, WalletId } from './connection.ts'
import { accountsIn } from './walletAnswers.ts'
import type { GuardedProvider } from './guardProvider.ts'

type Injected = { id: WalletId; guardedProvider: GuardedProvider; open: OpenWallet }

/**
 * While no wallet is connected, connects an injected wallet that switches or exposes an account (spec: wallets.wake), unless the
 * person disconnected. Returns a function that stops listening.
 */
export function autoConnectInjected(
  store: ConnectionStore,
  memory: Memory,
  { id, guardedProvider, open }: Injected,
): () => void {
  const wake = () => {
    const { status } = store.current()
    if ((status !== 'disconnected' && status !== 'restoring') || memory.read().kind === 'disconnected') return
    void store.connectWithoutPrompt(id, open)
  }
  const stops = [
    guardedProvider.listen('chainChanged', wake),
    guardedProvider.listen('accountsChanged', (value) => {
      if ((accountsIn(value) ?? []).length > 0) wake()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
