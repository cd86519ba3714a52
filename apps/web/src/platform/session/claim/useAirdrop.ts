import type { Address } from '@musi/domain/address'
import { useClaim } from './useClaim.ts'

/** Unclaimed airdrop of an account; null while loading. */
export function useAirdrop(account: Address): bigint | null {
  const claim = useClaim(account)
  if (claim.kind === 'loading') return null
  return claim.kind === 'available' ? claim.record.amount : 0n
}
