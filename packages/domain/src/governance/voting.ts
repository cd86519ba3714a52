import type { ProposalStatus } from './proposalStatus.ts'

/** Default period: 40,320 blocks of 14 s (spec: governance.voting-end). */
const VOTING_SECONDS = 564_480

export type VotingEnd = {
  /** Estimated date in the past or future; null if the time of the first block is unknown. */
  readonly estimatedEnd: { readonly kind: 'ended' | 'ends'; readonly atSeconds: number } | null
  /** The answer by block numbers; null if the estimated date is known and agrees. */
  readonly blocks: 'over' | 'open' | null
}

/** The date is estimated and the status comes from the chain; if they differ, both are shown (spec: governance.voting-end). */
export function votingEnd(
  isOver: boolean,
  startSeconds: number | null,
  nowSeconds: number,
  votingSeconds: number = VOTING_SECONDS,
): VotingEnd {
  const blocks = isOver ? 'over' : 'open'
  if (startSeconds === null) return { estimatedEnd: null, blocks }
  const atSeconds = startSeconds + votingSeconds
  const isPast = atSeconds < nowSeconds
  return { estimatedEnd: { kind: isPast ? 'ended' : 'ends', atSeconds }, blocks: isPast === isOver ? null : blocks }
}

type Holder = {
  /** The account's balance of the token. */
  readonly balance: bigint
  /** The account's delegate; null if there is none, so its votes do not count. */
  readonly delegate: string | null
}

/** Tokens whose votes are not delegated: delegating unlocks them. */
export const needsUnlock = ({ balance, delegate }: Holder): boolean => balance !== 0n && delegate === null

export type Eligibility =
  | { readonly kind: 'canVote' }
  | { readonly kind: 'notActive' }
  /** The account had no votes when voting began. `unlock` is true if delegating gives it votes for later proposals. */
  | { readonly kind: 'notEligible'; readonly startBlock: bigint; readonly unlock: boolean }

/** Votes count as of the block in which voting began (spec: governance.eligible). */
export function eligibility(
  status: ProposalStatus,
  votesAtStart: bigint | null,
  startBlock: bigint,
  holder: Holder,
): Eligibility {
  if (status !== 'active') return { kind: 'notActive' }
  if (votesAtStart !== null && votesAtStart > 0n) return { kind: 'canVote' }
  return { kind: 'notEligible', startBlock, unlock: needsUnlock(holder) }
}

export type VotingPower = {
  /** True if only the button "Unlock Voting" is shown. */
  readonly unlock: boolean
  /** Number in the line about votes; null for no line. */
  readonly votes: bigint | null
  /** Target in the line "Delegated to:"; null for no line. */
  readonly delegatedTo: 'self' | 'other' | null
}

/** The account's voting power as shown on the proposal list (spec: governance.unlock). */
export function votingPower(account: string, votes: bigint, holder: Holder): VotingPower {
  const { balance, delegate } = holder
  if (needsUnlock(holder)) return { unlock: true, votes: null, delegatedTo: null }
  const delegatedTo = balance === 0n || delegate === null ? null : delegate === account ? 'self' : 'other'
  if (votes !== 0n) return { unlock: false, votes, delegatedTo }
  return { unlock: false, votes: delegatedTo === 'other' ? balance : null, delegatedTo }
}
