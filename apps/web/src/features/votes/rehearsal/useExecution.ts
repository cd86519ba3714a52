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
const executionCache = perVisit(() => new Map<string, Execution>())

/** Effects of a proposal's execution; null until its transaction is found, which is retried with each block. */
export function useExecution(
  governor: Address,
  context: RehearsalScene | null,
  proposal: Pick<Proposal, 'id' | 'block' | 'calls'>,
): Answer<Execution | null> {
  const { head } = useHeads()
  const key = `${governor} ${proposal.id}`
  return useAnswer(
    head === null || context === null ? null : key,
    async () => {
      const cached = executionCache().get(key)
      if (cached !== undefined || context === null || head === null) return cached ?? null
      const { execution, findExecution: executionOf } = await retryOnce(() => import('@musi/chain/rehearsal/execution'))
      const hash = await executionOf(request, governor, proposal, head.number)
      const report = hash === null ? null : await execution(request, context, proposal.calls, hash)
      if (report !== null) executionCache().set(key, report)
      return report
    },
    head?.number,
  )
}
