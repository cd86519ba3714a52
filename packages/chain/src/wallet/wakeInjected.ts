import type { ConnectionStore, Memory, OpenWallet, WalletId } from './connection.ts'
import { accountsIn } from './walletAnswers.ts'
import type { WalletDoor } from './provider.ts'

type Injected = { id: WalletId; door: WalletDoor; open: OpenWallet }

/**
 * While nobody is connected, a wallet in the page that moves or shows an account is taken (spec: wallets.wake), unless the
 * person disconnected. Answers with the function that stops listening.
 */
export function wakeInjected(store: ConnectionStore, memory: Memory, { id, door, open }: Injected): () => void {
  const wake = () => {
    if (store.current().status !== 'disconnected' || memory.read().kind === 'disconnected') return
    void store.connectQuietly(id, open)
  }
  const stops = [
    door.hear('chainChanged', wake),
    door.hear('accountsChanged', (value) => {
      if ((accountsIn(value) ?? []).length > 0) wake()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
