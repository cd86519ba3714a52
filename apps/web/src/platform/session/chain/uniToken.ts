import type { Token } from '@musi/domain/currency'
import { contractOf } from '#platform/page/config/config.ts'

/** The governance token; null if this chain has none. */
export function uniToken(): Token | null {
  const address = contractOf('governanceToken')
  return address && { kind: 'token', address, decimals: 18, symbol: 'UNI', name: 'Uniswap' }
}
