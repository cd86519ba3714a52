import type { ProposalStatus } from './proposalStatus.ts'

/** Default period: 40,320 blocks of 14 s (spec: governance.voting-end). */
const VOTING_SECONDS = 564_480

export type VotingEnd =
  /** `ends` is estimated, `ended` is the time of the last block with votes. */
  | { readonly kind: 'ends' | 'ended'; readonly atSeconds: number }
  /** Without a date: voting is over, or open until its last block. */
  | { readonly kind: 'over' | 'open' }

type BlockTimes = {
  /** Time of the first block; null if it is unknown. */
  readonly startSeconds: number | null
  /** Time of the last block with votes; null if it is unknown or not yet mined. */
  readonly endSeconds: number | null
}

/** The end of voting: a date, unless none is known or the estimate contradicts the status (spec: governance.voting-end). */
export function votingEnd(
  isOver: boolean,
  { startSeconds, endSeconds }: BlockTimes,
  nowSeconds: number,
  votingSeconds: number = VOTING_SECONDS,
): VotingEnd {
  if (isOver) return endSeconds === null ? { kind: 'over' } : { kind: 'ended', atSeconds: endSeconds }
  const atSeconds = startSeconds === null ? null : startSeconds + votingSeconds
  return atSeconds === null || atSeconds < nowSeconds ? { kind: 'open' } : { kind: 'ends', atSeconds }
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
