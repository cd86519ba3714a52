import type { Sender } from '@musi/chain/sendWrite'
import { twice } from '../../page/loading/twice.ts'
import { wallet } from './wallet.ts'

/** What a transaction is sent with, its code fetched when first needed. Null: nobody is connected to our chain. */
export async function loadSender(): Promise<Sender | null> {
  if (wallet().current().status !== 'connected') return null
  const { senderFor } = await twice(() => import('./sender.ts'))
  // It may have changed hands meanwhile.
  const connection = wallet().current()
  return connection.status === 'connected' ? senderFor(connection) : null
}
