import type { Address } from '@musi/domain/address'
import { useConnection } from './useConnection.ts'

/** The connected account if its key is a passkey; null for others. */
export function usePasskeyAccount(): Address | null {
  const connection = useConnection()
  if (connection.status !== 'connected' || !connection.wallet.id.startsWith('PASSKEY')) return null
  return connection.account
}
