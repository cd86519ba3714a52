import type { ApprovalWays, ApprovalRequest } from '@musi/chain/approvals'
import { useEffect, useEffectEvent } from 'react'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { request } from '../chain/request.ts'
import { useHeads } from '../chain/useHeads.ts'

const keyOf = ({ owner, token, spender, needed }: ApprovalRequest) => `${owner} ${token} ${spender} ${needed}`

class Unreachable extends Error {}

async function fetchApprovalWays(approvalRequest: ApprovalRequest): Promise<ApprovalWays> {
  const { approvalWays } = await retryOnce(() => import('@musi/chain/approvals'))
  const ways = await approvalWays(request, approvalRequest)
  if (ways.kind === 'unreachable') throw new Unreachable('The chain did not say how the token can be approved.')
  return ways
}

/**
 * Ways to approve the spender, estimated before a choice is shown (spec: approvals.estimated-first); null while
 * unknown.
 */
export function useApprovalWays(approvalRequest: ApprovalRequest | null): ApprovalWays | null {
  const { head } = useHeads()
  const answer = useAnswer(approvalRequest === null ? null : keyOf(approvalRequest), async () => {
    if (approvalRequest === null) throw new Unreachable('Nothing is asked.')
    return fetchApprovalWays(approvalRequest)
  })
  const retryIfFailed = useEffectEvent(() => {
    if (answer.kind === 'failed') answer.retry()
  })
  useEffect(() => {
    retryIfFailed()
    // Retried with the next block after a failure.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [head?.number])
  if (answer.kind === 'failed') return { kind: 'unreachable' }
  return answer.kind === 'ready' ? answer.value : null
}
