import { collectableAmounts } from '@musi/domain/staking/collectableAmounts'
import type { Address } from '@musi/domain/address'
import { useClaim } from '#platform/session/claim/useClaim.ts'
import type { RewardPoolState } from '../useRewardPools.ts'
import type { CollectableAmount } from './collectIntent.ts'

export type CollectableAmountsState =
  | { readonly kind: 'loading' | 'unread' }
  | { readonly kind: 'read'; readonly all: readonly CollectableAmount[] }

/**
 * All amounts an account can collect, largest first; there is no sum while one could not be read (spec:
 * staking.collectable).
 */
export function useCollectableAmounts(account: Address, states: readonly RewardPoolState[]): CollectableAmountsState {
  const claim = useClaim(account)
  if (states.some(({ reading }) => reading.kind === 'failed')) return { kind: 'unread' }
  const rewards = states.map(({ pool, reading }) => ({
    pool,
    amount: reading.kind === 'read' ? reading.report.earned : null,
  }))
  const airdrop = claim.kind === 'loading' ? null : claim.kind === 'available' ? claim.record.amount : 0n
  const all = collectableAmounts(rewards, airdrop)
  if (all === null) return { kind: 'loading' }
  return {
    kind: 'read',
    all: all.flatMap((one): CollectableAmount[] => {
      if (one.kind === 'rewards') return [one]
      return claim.kind === 'available' ? [{ ...one, recipient: account, record: claim.record }] : []
    }),
  }
}
