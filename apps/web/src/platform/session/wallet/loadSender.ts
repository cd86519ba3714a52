import type { Sender } from '@musi/chain/sendWrite'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { wallet } from './wallet.ts'

/** Loads the sending code on first use; null if no wallet is connected to our chain. */
export async function loadSender(): Promise<Sender | null> {
  if (wallet().current().status !== 'connected') return null
  const { senderFor } = await retryOnce(() => import('./senderFor.ts'))
  // The connection may have changed meanwhile.
  const connection = wallet().current()
  return connection.status === 'connected' ? senderFor(connection) : null
}
