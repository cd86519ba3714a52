import type { Proposal } from '@musi/chain/requests/governance/proposals'
import type { Address } from '@musi/domain/address'
import { useEffect, useState } from 'react'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { createdProposals } from './createdProposals.ts'

const AGAIN_MS = 3000

/** The proposals as they were made, or the one that is named. They are read again when there are more, and by themselves while they could not be. `count`: null while unknown. */
export function useCreated(governor: Address, count: number | null, only: number | null): Answer<readonly Proposal[]> {
  const { head } = useHeads()
  const [tries, setTries] = useState(0)
  const answer = useAnswer(
    count === null || head === null ? null : `${governor} ${only}`,
    () => createdProposals(governor, { count: count ?? 0, latest: head?.number ?? 0, only }),
    `${count} ${tries}`,
  )
  const trouble =
    answer.kind === 'failed' ? answer.error : answer.kind === 'ready' && answer.isOld ? answer.value : null
  useEffect(() => {
    if (trouble === null) return undefined
    const timer = setTimeout(() => setTries((tried) => tried + 1), AGAIN_MS)
    return () => clearTimeout(timer)
    // However the last try ended, there is another.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [trouble, tries])
  return answer
}
