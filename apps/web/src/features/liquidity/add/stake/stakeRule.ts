import type { Amount, Token } from '@musi/domain/currency'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'

/** The deposit combined with adding. */
export type Stake = { readonly pool: RewardPool; readonly amount: Amount<Token>; readonly isAllowed: boolean }

/** Result of adding. */
export type Added = { readonly shares: Amount<Token>; readonly slippageBps: number; readonly setsPrice: boolean }

/** Functions that stake the new shares; they load together with the choice. */
export type StakeRule = {
  readonly stakeOf: (added: Added) => Stake | null
  readonly withStake: (adding: ReviewedIntent, stake: Stake) => ReviewedIntent
}
