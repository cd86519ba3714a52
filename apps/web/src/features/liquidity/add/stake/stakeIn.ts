import { amountOf } from '@musi/domain/currency'
import { addedMinimum } from '@musi/domain/liquidity/liquidityMinimum'
import { approveIntent } from '#platform/session/approval/approveIntent.ts'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import { stakeIntent } from '#platform/session/rewards/stakeIntent.ts'
import type { Added, Stake } from './stakeRule.ts'
import type { StakeOffer } from './useStakeOffer.ts'

/** The deposit of the minimum shares from adding, since its amount is fixed when signed (spec: liquidity.add-and-stake). */
export function stakeOf(
  { shares, slippageBps, setsPrice }: Added,
  { pool, allowed, isBatched }: StakeOffer,
): Stake | null {
  if (!isBatched || allowed === null) return null
  const raw = addedMinimum(shares.raw, slippageBps, setsPrice)
  return { pool, amount: amountOf(shares.currency, raw), isAllowed: allowed >= raw }
}

/** Adds the deposit for rewards to the intent, all or nothing. */
export function withStake(adding: ReviewedIntent, { pool, amount, isAllowed }: Stake): ReviewedIntent {
  const [first, ...others] = 'steps' in adding ? adding.steps : [adding]
  const approval = isAllowed ? [] : [approveIntent({ token: pool.shares, spender: pool.rewards, allowed: amount.raw })]
  const [next, ...rest] = [...others, ...approval, stakeIntent({ pool, amount: amount.raw, permit: null })]
  return next === undefined ? first : { steps: [first, next, ...rest] }
}
