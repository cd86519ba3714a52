import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { claimIntent } from '#platform/session/claim/claimIntent.ts'
import type { ClaimRecord } from '#platform/session/claim/claimRecord.ts'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { collectIntent } from '../rewardIntents.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'

/** An amount that the account can collect from one source, as shown. */
export type CollectableAmount =
  | { readonly kind: 'rewards'; readonly amount: bigint; readonly pool: RewardPool }
  | { readonly kind: 'airdrop'; readonly amount: bigint; readonly recipient: Address; readonly record: ClaimRecord }

export const collectableKey = (collectable: CollectableAmount): string =>
  collectable.kind === 'rewards' ? collectable.pool.rewards : 'airdrop'

export const intentOf = (uni: Token, collectable: CollectableAmount): SendIntent | null =>
  collectable.kind === 'rewards'
    ? collectIntent({ pool: collectable.pool, uni, earned: collectable.amount })
    : claimIntent({ uni, recipient: collectable.recipient, record: collectable.record })

/** Collects everything in one transaction, for a wallet that sends batches (spec: staking.collect-all). */
export function intentOfAll(uni: Token, all: readonly CollectableAmount[]): ReviewedIntent | null {
  const [first, second, ...others] = all.flatMap((collectable) => intentOf(uni, collectable) ?? [])
  if (first === undefined) return null
  return second === undefined ? first : { steps: [first, second, ...others] }
}
