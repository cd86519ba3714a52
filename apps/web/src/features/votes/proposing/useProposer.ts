import { currentVotes } from '@musi/chain/reads/currentVotes'
import { latestProposalOf, proposalThreshold } from '@musi/chain/reads/governorRules'
import { proposalState } from '@musi/chain/reads/proposalState'
import type { Address } from '@musi/domain/address'
import { useRead } from '../../../platform/session/chain/useRead.ts'
import type { Governance } from '../governance/governance.ts'

export type Proposer = {
  /** Null, here and below: not read yet, or nobody is connected. */
  readonly threshold: bigint | null
  readonly votes: bigint | null
  /** The own proposal that is not decided; undefined: not read yet. */
  readonly running: number | null | undefined
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
  return {
    threshold: threshold.kind === 'value' ? threshold.value : null,
    votes: votes.kind === 'value' ? votes.value : null,
    running: isRead ? (isUndecided ? own : null) : undefined,
  }
}
