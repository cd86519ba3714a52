import { currentVotes } from '@musi/chain/reads/governance/currentVotes'
import { latestProposalOf, proposalThreshold } from '@musi/chain/reads/governance/governorRules'
import { proposalState } from '@musi/chain/reads/governance/proposalState'
import type { Address } from '@musi/domain/address'
import { useRead } from '#platform/session/chain/useRead.ts'
import type { Governance } from '../governance/governance.ts'
import { useIsMetByCountedVotes } from '../governance/useIsMetByCountedVotes.ts'

/** The account's undecided proposal; null if there is none. */
type OwnProposal = { readonly running: number | null }

export type Proposer = {
  /** Votes that a proposal requires. Like the fields below, null until read or if no wallet is connected. */
  readonly threshold: bigint | null
  readonly votes: bigint | null
  /**
   * True if the account had enough votes in the block before the newest, which is the latest that
   * the governor counts.
   */
  readonly counted: boolean | null
  /** The account's undecided proposal; null until read. */
  readonly ownProposal: OwnProposal | null
}

/** Reads which requirements for a proposal an account meets. */
export function useProposer({ governor, token }: Governance, account: Address | null): Proposer {
  const threshold = useRead(proposalThreshold(governor))
  const votes = useRead(account && currentVotes(token.address, account))
  const latest = useRead(account && latestProposalOf(governor, account))
  const latestId = latest.kind === 'value' && latest.value > 0n ? Number(latest.value) : null
  const state = useRead(latestId === null ? null : proposalState(governor, latestId))
  const isUndecided = state.kind === 'value' && (state.value === 'active' || state.value === 'pending')
  const isRead = latest.kind === 'value' && (latestId === null || state.kind === 'value')
  const needed = threshold.kind === 'value' ? threshold.value : null
  const hasEnough = needed !== null && votes.kind === 'value' && votes.value > needed
  return {
    threshold: needed,
    counted: useIsMetByCountedVotes({
      token: token.address,
      account,
      isMetNow: hasEnough,
      isMetBy: (counted) => needed !== null && counted > needed,
    }),
    votes: votes.kind === 'value' ? votes.value : null,
    ownProposal: isRead ? { running: isUndecided ? latestId : null } : null,
  }
}
