import type { Amount, Token } from '@musi/domain/currency'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'

/** What is deposited in one with adding. */
export type Stake = { readonly pool: RewardPool; readonly amount: Amount<Token>; readonly isAllowed: boolean }

/** What adding brings. */
export type Added = { readonly shares: Amount<Token>; readonly slippageBps: number; readonly setsPrice: boolean }

/** How what is added is deposited as well; it comes with the choice, which comes late. */
export type StakeRule = {
  readonly stakeOf: (added: Added) => Stake | null
  readonly withStake: (adding: ReviewedIntent, stake: Stake) => ReviewedIntent
}
