import type { Currency } from '@musi/domain/currency'
import { useMemo } from 'react'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'

export type NamedPool = RewardPool & {
  /** The native currency first, unwrapped. */
  readonly currencies: readonly [Currency, Currency]
}

/**
 * A reward pool with both currencies; null while the token is read. A token that does not describe itself is named by its
 * address (spec: staking.artist-pools).
 */
export function useNamedPool(pool: RewardPool): NamedPool | null {
  const lookup = useToken(pool.token)
  const isNameless = lookup.kind === 'noToken'
  const token = lookup.kind === 'token' || lookup.kind === 'decimalsDiffer' ? lookup.token : null
  return useMemo(() => {
    if (token === null && !isNameless) return null
    const nameless = { kind: 'token', address: pool.token, symbol: '', name: '', decimals: 18 } as const
    return { ...pool, currencies: [nativeCurrency(), token ?? nameless] }
  }, [pool, token, isNameless])
}
