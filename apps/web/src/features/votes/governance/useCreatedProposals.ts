import type { Proposal } from '@musi/chain/requests/governance/proposals'
import type { Address } from '@musi/domain/address'
import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { createdProposals } from './createdProposals.ts'

/** The proposals as created, or only `onlyId`; read again when `count` grows, and retried after a failure. `count`: null while unknown. */
export function useCreatedProposals(
  governor: Address,
  count: number | null,
  onlyId: number | null,
): Answer<readonly Proposal[]> {
  const { head } = useHeads()
  return useAnswer(
    count === null || head === null ? null : `${governor} ${onlyId}`,
    () => createdProposals(governor, { count: count ?? 0, latest: head?.number ?? 0, onlyId }),
    count,
    whileAway,
  )
}
