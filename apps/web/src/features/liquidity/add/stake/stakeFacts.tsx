import { Money } from '#platform/page/money/Money.tsx'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import type { Review } from '#platform/session/review/review.ts'
import { addReviewText } from '../words/reviewAddWords.ts'
import type { Stake } from './stakeRule.ts'

const DIGITS = 6

/** The amount staked together with adding, and that the rest is not (spec: liquidity.add-and-stake). */
export const stakeFacts = (stake: Stake | null): Facts =>
  stake === null
    ? []
    : [
        [
          addReviewText('stake'),
          <Money key="stake" amount={stake.amount} digits={DIGITS} />,
          addReviewText('stake.rest'),
        ],
      ]

/** Title of the finished addition. */
export const addedTitle = (review: Review<{ readonly stake: Stake | null }>, withoutStake: string): string =>
  review.step !== 'closed' && review.act.stake !== null ? addReviewText('done.staked') : withoutStake
