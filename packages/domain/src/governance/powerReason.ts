import type { Address } from '../address.ts'

/** An account's tokens, votes and delegation at the newest block. */
export type PowerFacts = {
  readonly account: Address
  /** The account's own tokens. */
  readonly balance: bigint
  /** The account's delegate; null if there is none. */
  readonly delegate: Address | null
  readonly votes: bigint
}

/** Reason for an account's number of votes. */
export type PowerReason =
  | { readonly kind: 'counts' }
  /** The account has no tokens, and nobody delegated to it. */
  | { readonly kind: 'noTokens' }
  | { readonly kind: 'notDelegated' }
  | { readonly kind: 'delegatedAway'; readonly to: Address }

/** Reason why an account can vote now, or cannot (spec: governance.power). */
export function powerNow({ account, balance, delegate, votes }: PowerFacts): PowerReason {
  if (votes > 0n) return { kind: 'counts' }
  if (balance === 0n) return { kind: 'noTokens' }
  return delegate === null || delegate === account ? { kind: 'notDelegated' } : { kind: 'delegatedAway', to: delegate }
}

/** When and how an account first got votes. */
export type PowerGain = {
  readonly block: number
  /** True if it delegated to itself; false if somebody else acted. */
  readonly isOwn: boolean
}

export type PowerOnProposal =
  | PowerReason
  /** Voting has not begun, so delegations still count. */
  | { readonly kind: 'notYet' }
  /** The account has votes now but had none when voting began. `blocks` is the delay; null if unknown. */
  | { readonly kind: 'delegatedLate' | 'receivedLate'; readonly blocks: number | null }

type VotesAtStart = {
  readonly startBlock: number
  /** Votes at the start block; null before voting begins. */
  readonly votesAtStart: bigint | null
  /** The first gain after the start; null if unknown. */
  readonly gain: PowerGain | null
}

/** Reason why an account can vote on a proposal, or cannot (spec: governance.power). */
export function powerOnProposal(facts: PowerFacts, { startBlock, votesAtStart, gain }: VotesAtStart): PowerOnProposal {
  if (votesAtStart === null) return facts.votes > 0n ? { kind: 'notYet' } : powerNow(facts)
  if (votesAtStart > 0n) return { kind: 'counts' }
  if (facts.votes === 0n) return powerNow(facts)
  if (gain === null) return { kind: 'receivedLate', blocks: null }
  return { kind: gain.isOwn ? 'delegatedLate' : 'receivedLate', blocks: gain.block - startBlock }
}
