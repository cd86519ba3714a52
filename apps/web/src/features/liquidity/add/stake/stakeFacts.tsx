import { Money } from '#platform/page/money/Money.tsx'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import type { Review } from '#platform/session/review/review.ts'
import { r } from '../words/reviewAddWords.ts'
import type { Stake } from './stakeRule.ts'

const DIGITS = 6

/** The amount staked together with adding, and that the rest is not (spec: liquidity.add-and-stake). */
export const stakeFacts = (stake: Stake | null): Facts =>
  stake === null ? [] : [[r('stake'), <Money key="stake" amount={stake.amount} digits={DIGITS} />, r('stake.rest')]]

/** Title once it is done. */
export const addedTitle = (review: Review<{ readonly stake: Stake | null }>, withoutStake: string): string =>
  review.step !== 'closed' && review.act.stake !== null ? r('done.staked') : withoutStake
