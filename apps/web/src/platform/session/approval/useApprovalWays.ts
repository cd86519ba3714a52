import type { ApprovalWays, AskedApproval } from '@musi/chain/approvals'
import { useEffect, useEffectEvent } from 'react'
import { twice } from '../../page/loading/twice.ts'
import { useAnswer } from '../../page/loading/useAnswer.ts'
import { request } from '../chain/request.ts'
import { useHeads } from '../chain/useHeads.ts'

const keyOf = ({ owner, token, spender, needed }: AskedApproval) => `${owner} ${token} ${spender} ${needed}`

class Unreachable extends Error {}

async function waysOf(asked: AskedApproval): Promise<ApprovalWays> {
  const { approvalWays } = await twice(() => import('@musi/chain/approvals'))
  const ways = await approvalWays(request, asked)
  if (ways.kind === 'unreachable') throw new Unreachable('The chain did not say how the token can be approved.')
  return ways
}

/** How a spender can be allowed to take what is needed, estimated before a choice is shown (spec: approvals.estimated-first). Null: not known yet. */
export function useApprovalWays(asked: AskedApproval | null): ApprovalWays | null {
  const { head } = useHeads()
  const answer = useAnswer(asked === null ? null : keyOf(asked), async () => {
    if (asked === null) throw new Unreachable('Nothing is asked.')
    return waysOf(asked)
  })
  const retryIfFailed = useEffectEvent(() => {
    if (answer.kind === 'failed') answer.retry()
  })
  useEffect(() => {
    retryIfFailed()
    // A chain that was silent is asked again with its next block.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [head?.number])
  if (answer.kind === 'failed') return { kind: 'unreachable' }
  return answer.kind === 'ready' ? answer.value : null
}
