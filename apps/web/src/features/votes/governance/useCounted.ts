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
  /** Whose votes; null: nobody's, or not known yet. */
  readonly account: Address | null
  /** Whether the votes of the newest block are as they have to be. */
  readonly isNow: boolean
  readonly holds: (votes: bigint) => boolean
}

/**
 * Whether the votes of an account are as they have to be in the block before the newest, too: the governor looks no nearer. Asked until
 * it is so; that they changed again is seen in those of the newest block. Null: not read yet.
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
    // A chain of our own makes a block when somebody looks at its clock, so that waiting for one has to ask.
    const timer = setInterval(() => void block(request, 'latest').catch(() => null), LOOK_MS)
    return () => clearInterval(timer)
  }, [isTooNew])
  return asks ? held : isCounted
}
