import type { ProposalStatus } from './proposalStatus.ts'

/** 40,320 blocks of 14 s, where the chain table gives no period of its own (spec: governance.voting-end). */
const VOTING_SECONDS = 564_480

export type VotingEnd = {
  /** The estimated date, past or to come; null if the time of its first block is unknown. */
  readonly reckoned: { readonly kind: 'ended' | 'ends'; readonly atSeconds: number } | null
  /** The blocks according to the chain, if the estimated date says nothing or differs. */
  readonly blocks: 'over' | 'open' | null
}

/** The date is reckoned and the status is a fact: where they differ, both are said (spec: governance.voting-end). */
export function votingEnd(
  isOver: boolean,
  startSeconds: number | null,
  nowSeconds: number,
  votingSeconds: number = VOTING_SECONDS,
): VotingEnd {
  const blocks = isOver ? 'over' : 'open'
  if (startSeconds === null) return { reckoned: null, blocks }
  const atSeconds = startSeconds + votingSeconds
  const isPast = atSeconds < nowSeconds
  return { reckoned: { kind: isPast ? 'ended' : 'ends', atSeconds }, blocks: isPast === isOver ? null : blocks }
}

type Holder = {
  /** The account's balance of the token. */
  readonly balance: bigint
  /** The account's delegate; null if there is none, so that its votes do not count. */
  readonly delegate: string | null
}

/** Tokens whose votes are not delegated: delegating unlocks them. */
export const needsUnlock = ({ balance, delegate }: Holder): boolean => balance !== 0n && delegate === null

export type Eligibility =
  | { readonly kind: 'canVote' }
  | { readonly kind: 'notActive' }
  /** Only what was delegated before voting began counts; `unlock`: for the next time it can be. */
  | { readonly kind: 'notEligible'; readonly startBlock: bigint; readonly unlock: boolean }

/** Votes count as they stood in the block in which voting began (spec: governance.eligible). */
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
  /** The one button "Unlock Voting", and nothing beside it. */
  readonly unlock: boolean
  /** The line about votes, if any. */
  readonly votes: bigint | null
  /** The line "Delegated to:". */
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
