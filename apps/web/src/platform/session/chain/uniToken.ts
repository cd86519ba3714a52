import { type Address, isAddress } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { config } from '../../page/config/config.ts'

/** The contract of a role, where this chain has it. */
export const roleOf = (role: string): Address | null => isAddress(config().contracts[role] ?? '') || null

/** The governance token. Null: this chain has none. */
export function uniToken(): Token | null {
  const address = roleOf('governanceToken')
  return address && { kind: 'token', address, decimals: 18, symbol: 'UNI', name: 'Uniswap' }
}
