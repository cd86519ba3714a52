import type { Execution } from '@musi/chain/rehearsal/execution'
import type { RehearsalScene } from '@musi/chain/rehearsal/proposalRehearsal'
import type { Proposal } from '@musi/chain/requests/governance/proposals'
import type { Address } from '@musi/domain/address'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'

/** Executions do not change, so each is read once. */
const known = perVisit(() => new Map<string, Execution>())

/** Effects of a proposal's execution; null until its transaction is found, which is retried with each block. */
export function useExecution(
  governor: Address,
  scene: RehearsalScene | null,
  proposal: Pick<Proposal, 'id' | 'block' | 'calls'>,
): Answer<Execution | null> {
  const { head } = useHeads()
  const key = `${governor} ${proposal.id}`
  return useAnswer(
    head === null || scene === null ? null : key,
    async () => {
      const before = known().get(key)
      if (before !== undefined || scene === null || head === null) return before ?? null
      const { execution, findExecution: executionOf } = await retryOnce(() => import('@musi/chain/rehearsal/execution'))
      const hash = await executionOf(request, governor, proposal, head.number)
      const done = hash === null ? null : await execution(request, scene, proposal.calls, hash)
      if (done !== null) known().set(key, done)
      return done
    },
    head?.number,
  )
}
