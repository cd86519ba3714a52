import type { Token } from '@musi/domain/currency'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import { collectIntent, withdrawIntent } from '../rewardIntents.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'

/** The act to confirm, with the amounts at the time of the click. */
export type RewardAct = {
  readonly kind: 'withdraw' | 'claim'
  readonly staked: bigint
  readonly earned: bigint
}

/** The review of a withdrawal or claim, from the click to the outcome. */
export const useRewardReview = (pool: RewardPool, uni: Token): ReviewSession<RewardAct> =>
  useReview<RewardAct>({
    intentOf: ({ kind, staked, earned }) =>
      kind === 'withdraw' ? withdrawIntent({ pool, uni, staked, earned }) : collectIntent({ pool, uni, earned }),
    returnsToForm: true,
  })
