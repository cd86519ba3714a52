import { useState } from 'react'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import type { Added, Stake, StakeRule } from './stakeRule.ts'

/** State of staking the new shares, for both forms (spec: liquidity.add-and-stake). */
export function useStaking() {
  const [isChosen, choose] = useState(false)
  const [rule, onRule] = useState<StakeRule | null>(null)
  return {
    /** Props of StakeChoice. */
    choice: { isChosen, choose, onRule },
    /** The part staked together with adding; null if none. */
    stakeOf: (added: Added): Stake | null => (isChosen && rule !== null ? rule.stakeOf(added) : null),
    /** Adds the deposit to an intent; null if the deposit is no longer possible. */
    withStake: (adding: ReviewedIntent, stake: Stake | null): ReviewedIntent | null =>
      stake === null ? adding : rule && rule.withStake(adding, stake),
  }
}
