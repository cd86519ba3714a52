import type { Address } from '@musi/domain/address'
import { useConnection } from './useConnection.ts'

/** The connected account; null if nobody is connected, or not to our chain. */
export function useAccount(): Address | null {
  const connection = useConnection()
  return connection.status === 'connected' ? connection.account : null
}
