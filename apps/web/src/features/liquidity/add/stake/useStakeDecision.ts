import type { Token } from '@musi/domain/currency'
import { useState } from 'react'
import { type Stake, stakeOf } from './stakeIn.ts'
import { type StakeOffer, useStakeOffer } from './useStakeOffer.ts'

type Added = Parameters<typeof stakeOf>[0]

export type StakeDecision = {
  readonly offer: StakeOffer | null
  readonly isChosen: boolean
  readonly choose: (isChosen: boolean) => void
  /** What of it is deposited in one with adding; null: nothing. */
  readonly stakeOf: (added: Added) => Stake | null
}

/** Whether what is added is deposited as well, however it is added (spec: liquidity.add-and-stake). */
export function useStakeDecision(shares: Token | null): StakeDecision {
  const offer = useStakeOffer(shares?.address ?? null)
  const [isChosen, choose] = useState(false)
  return {
    offer,
    isChosen,
    choose,
    stakeOf: (added) => (isChosen && offer !== null ? stakeOf(added, offer) : null),
  }
}
