import { block } from '@musi/chain/reads/block'
import { currentVotes } from '@musi/chain/reads/currentVotes'
import { latestProposalOf, proposalThreshold } from '@musi/chain/reads/governorRules'
import { priorVotes } from '@musi/chain/reads/priorVotes'
import { proposalState } from '@musi/chain/reads/proposalState'
import type { Address } from '@musi/domain/address'
import { useEffect, useState } from 'react'
import { request } from '../../../platform/session/chain/request.ts'
import { useHeads } from '../../../platform/session/chain/useHeads.ts'
import { useRead } from '../../../platform/session/chain/useRead.ts'
import type { Governance } from '../governance/governance.ts'

const LOOK_MS = 4000

export type Proposer = {
  /** Null, here and below: not read yet, or nobody is connected. */
  readonly threshold: bigint | null
  readonly votes: bigint | null
  /** Whether more than are needed stood in the block before the newest: the governor looks no nearer. */
  readonly counted: boolean | null
  /** The own proposal that is not decided; undefined: not read yet. */
  readonly running: number | null | undefined
}

/** Asked until it is so; that votes went again is seen in those of the newest block. */
function useCounted(token: Address, account: Address | null, hasEnough: boolean, threshold: bigint | null) {
  const { head } = useHeads()
  const [of, setOf] = useState<Address | null>(null)
  const isCounted = hasEnough && of !== null && of === account
  const asks = account !== null && head !== null && hasEnough && !isCounted
  const before = useRead(asks ? priorVotes(token, account, BigInt(head.number - 1)) : null)
  const isEnough = before.kind === 'value' && threshold !== null ? before.value > threshold : null
  if (!hasEnough && of !== null) setOf(null)
  if (asks && isEnough === true) setOf(account)
  const isTooNew = asks && isEnough === false
  useEffect(() => {
    if (!isTooNew) return undefined
    // A chain of our own makes a block when somebody looks at its clock, so that waiting for one has to ask.
    const timer = setInterval(() => void block(request, 'latest').catch(() => null), LOOK_MS)
    return () => clearInterval(timer)
  }, [isTooNew])
  return asks ? isEnough : isCounted
}

/** What stands between an account and a proposal of its own. */
export function useProposer({ governor, token }: Governance, account: Address | null): Proposer {
  const threshold = useRead(proposalThreshold(governor))
  const votes = useRead(account && currentVotes(token.address, account))
  const latest = useRead(account && latestProposalOf(governor, account))
  const own = latest.kind === 'value' && latest.value > 0n ? Number(latest.value) : null
  const state = useRead(own === null ? null : proposalState(governor, own))
  const isUndecided = state.kind === 'value' && (state.value === 'active' || state.value === 'pending')
  const isRead = latest.kind === 'value' && (own === null || state.kind === 'value')
  const needed = threshold.kind === 'value' ? threshold.value : null
  const hasEnough = needed !== null && votes.kind === 'value' && votes.value > needed
  return {
    threshold: needed,
    counted: useCounted(token.address, account, hasEnough, needed),
    votes: votes.kind === 'value' ? votes.value : null,
    running: isRead ? (isUndecided ? own : null) : undefined,
  }
}
