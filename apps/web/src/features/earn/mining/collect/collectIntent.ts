import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { claimIntent } from '#platform/session/claim/claimIntent.ts'
import type { ClaimRecord } from '#platform/session/claim/claimRecord.ts'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { collectIntent } from '../rewardIntents.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'

/** An amount waiting for the account in one place, as shown. */
export type Waiting =
  | { readonly kind: 'rewards'; readonly amount: bigint; readonly pool: RewardPool }
  | { readonly kind: 'airdrop'; readonly amount: bigint; readonly recipient: Address; readonly record: ClaimRecord }

export const waitingKey = (waiting: Waiting): string => (waiting.kind === 'rewards' ? waiting.pool.rewards : 'airdrop')

export const intentOf = (uni: Token, waiting: Waiting): SendIntent | null =>
  waiting.kind === 'rewards'
    ? collectIntent({ pool: waiting.pool, uni, earned: waiting.amount })
    : claimIntent({ uni, recipient: waiting.recipient, record: waiting.record })

/** All of it as one transaction, for a wallet that sends several calls as one (spec: staking.collect-all). */
export function intentOfAll(uni: Token, all: readonly Waiting[]): ReviewedIntent | null {
  const [first, second, ...others] = all.flatMap((waiting) => intentOf(uni, waiting) ?? [])
  if (first === undefined) return null
  return second === undefined ? first : { steps: [first, second, ...others] }
}
