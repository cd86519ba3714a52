import type { ApprovalWays, AskedApproval } from '@musi/chain/approvals'
import { useEffect, useState } from 'react'
import { request } from '../chain/request.ts'
import { twice } from '../../page/loading/twice.ts'

const keyOf = ({ owner, token, spender, needed }: AskedApproval) => `${owner} ${token} ${spender} ${needed}`

/** How a spender can be allowed to take what is needed, estimated before a choice is shown. Null: not known yet. */
export function useApprovalWays(asked: AskedApproval | null): ApprovalWays | null {
  const key = asked === null ? null : keyOf(asked)
  const [found, setFound] = useState<{ key: string; ways: ApprovalWays } | null>(null)
  useEffect(() => {
    if (asked === null || key === null) return undefined
    let wanted = true
    void twice(() => import('@musi/chain/approvals'))
      .then(({ approvalWays }) => approvalWays(request, asked))
      .catch((): ApprovalWays => ({ kind: 'unreachable' }))
      .then((ways) => wanted && setFound({ key, ways }))
    return () => {
      wanted = false
    }
    // The key says what is asked; the object is a new one with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return found !== null && found.key === key ? found.ways : null
}
