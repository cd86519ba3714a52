import { block } from '@musi/chain/requests/blocks/block'
import { priorVotes } from '@musi/chain/reads/governance/priorVotes'
import type { Address } from '@musi/domain/address'
import { useEffect, useState } from 'react'
import { request } from '#platform/session/chain/request.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'

const POLL_MS = 4000

type VoteCondition = {
  readonly token: Address
  /** The account to check; null if there is none yet. */
  readonly account: Address | null
  /** True if the account's votes in the newest block meet the condition. */
  readonly isMetNow: boolean
  readonly isMetBy: (votes: bigint) => boolean
}

/**
 * True if an account's votes also met the condition in the block before the newest, which is the
 * latest that the governor counts. Read until it is true, because a later change is visible in the
 * newest block's votes. Null until read.
 */
export function useIsMetByCountedVotes({ token, account, isMetNow, isMetBy }: VoteCondition): boolean | null {
  const { head } = useHeads()
  const [confirmedAccount, setConfirmedAccount] = useState<Address | null>(null)
  const isCounted = isMetNow && confirmedAccount !== null && confirmedAccount === account
  const isAsking = account !== null && head !== null && isMetNow && !isCounted
  const votesBefore = useRead(isAsking ? priorVotes(token, account, BigInt(head.number - 1)) : null)
  const isMetBefore = votesBefore.kind === 'value' ? isMetBy(votesBefore.value) : null
  if (!isMetNow && confirmedAccount !== null) setConfirmedAccount(null)
  if (isAsking && isMetBefore === true) setConfirmedAccount(account)
  const isTooNew = isAsking && isMetBefore === false
  useEffect(() => {
    if (!isTooNew) return undefined
    // A development chain only mines when somebody reads its clock, so waiting for a block has to poll.
    const timer = setInterval(() => void block(request, 'latest').catch(() => null), POLL_MS)
    return () => clearInterval(timer)
  }, [isTooNew])
  return isAsking ? isMetBefore : isCounted
}
