import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import { addedMinimum } from '@musi/domain/liquidity/liquidityMinimum'
import { approveIntent } from '../../../../platform/session/approval/approveIntent.ts'
import type { ReviewedIntent } from '../../../../platform/session/review/review.ts'
import type { RewardPool } from '../../../../platform/session/rewards/rewardPools.ts'
import { stakeIntent } from '../../../../platform/session/rewards/stakeIntent.ts'
import type { StakeOffer } from './useStakeOffer.ts'

/** What is deposited in one with adding. */
export type Stake = { readonly pool: RewardPool; readonly amount: Amount<Token>; readonly isAllowed: boolean }

type Added = { readonly shares: Amount<Token>; readonly slippageBps: number; readonly setsPrice: boolean }

/** A deposit is signed with its amount, and only the least that adding brings is sure (spec: liquidity.add-and-stake). */
export function stakeOf({ shares, slippageBps, setsPrice }: Added, { pool, allowed, isOne }: StakeOffer): Stake | null {
  if (!isOne || allowed === null) return null
  const raw = addedMinimum(shares.raw, slippageBps, setsPrice)
  return { pool, amount: amountOf(pool.shares, raw), isAllowed: allowed >= raw }
}

/** The same with the deposit behind it, all or nothing. Null: nothing is deposited. */
export function withStake(adding: ReviewedIntent, stake: Stake | null): ReviewedIntent {
  if (stake === null) return adding
  const { pool, amount, isAllowed } = stake
  const [first, ...others] = 'steps' in adding ? adding.steps : [adding]
  const approval = isAllowed ? [] : [approveIntent({ token: pool.shares, spender: pool.rewards, allowed: amount.raw })]
  const [next, ...rest] = [...others, ...approval, stakeIntent({ pool, amount: amount.raw, permit: null })]
  return next === undefined ? first : { steps: [first, next, ...rest] }
}
