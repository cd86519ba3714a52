import { block } from '@musi/chain/requests/blocks/block'
import { priorVotes } from '@musi/chain/reads/governance/priorVotes'
import type { Address } from '@musi/domain/address'
import { useEffect, useState } from 'react'
import { request } from '#platform/session/chain/request.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'

const LOOK_MS = 4000

type Counting = {
  readonly token: Address
  /** The account to check; null if there is none yet. */
  readonly account: Address | null
  /** True if its votes in the newest block meet the condition. */
  readonly isNow: boolean
  readonly holds: (votes: bigint) => boolean
}

/**
 * True if an account's votes met the condition in the block before the newest too, since the governor counts no later
 * block. Asked until it holds; a later change shows in the newest block's votes. Null until read.
 */
export function useCounted({ token, account, isNow, holds }: Counting): boolean | null {
  const { head } = useHeads()
  const [of, setOf] = useState<Address | null>(null)
  const isCounted = isNow && of !== null && of === account
  const asks = account !== null && head !== null && isNow && !isCounted
  const before = useRead(asks ? priorVotes(token, account, BigInt(head.number - 1)) : null)
  const held = before.kind === 'value' ? holds(before.value) : null
  if (!isNow && of !== null) setOf(null)
  if (asks && held === true) setOf(account)
  const isTooNew = asks && held === false
  useEffect(() => {
    if (!isTooNew) return undefined
    // A development chain only mines when somebody reads its clock, so waiting for a block has to poll.
    const timer = setInterval(() => void block(request, 'latest').catch(() => null), LOOK_MS)
    return () => clearInterval(timer)
  }, [isTooNew])
  return asks ? held : isCounted
}
