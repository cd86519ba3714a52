import type { Proposal } from '@musi/chain/requests/governance/proposals'
import type { Address } from '@musi/domain/address'
import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { createdProposals } from './createdProposals.ts'

/** The proposals as they were made, or the one that is named. They are read again when there are more, and by themselves while they could not be. `count`: null while unknown. */
export function useCreated(governor: Address, count: number | null, only: number | null): Answer<readonly Proposal[]> {
  const { head } = useHeads()
  return useAnswer(
    count === null || head === null ? null : `${governor} ${only}`,
    () => createdProposals(governor, { count: count ?? 0, latest: head?.number ?? 0, only }),
    count,
    whileAway,
  )
}
