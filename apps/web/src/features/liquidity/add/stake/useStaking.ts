import { useState } from 'react'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import type { Added, Stake, StakeRule } from './stakeRule.ts'

/** Whether what is added is deposited as well, however it is added (spec: liquidity.add-and-stake). */
export function useStaking() {
  const [isChosen, choose] = useState(false)
  const [rule, onRule] = useState<StakeRule | null>(null)
  return {
    /** For StakeChoice. */
    choice: { isChosen, choose, onRule },
    /** What of it is deposited in one with adding; null: nothing. */
    stakeOf: (added: Added): Stake | null => (isChosen && rule !== null ? rule.stakeOf(added) : null),
    /** Null: what is deposited cannot be any more. */
    withStake: (adding: ReviewedIntent, stake: Stake | null): ReviewedIntent | null =>
      stake === null ? adding : rule && rule.withStake(adding, stake),
  }
}
