import * as v from 'valibot'
import { leftOut } from './indexPage.ts'
import { byCount, needed } from './parameters.ts'
import { resource } from './resource.ts'
import { address, amount, digits, hash, hexAddress, seconds } from './values.ts'
import { BALLOTS_PATH } from './paths.ts'

/** A vote by signature (`castVoteBySig` of the governor), which anybody can send. */
/* @__NO_SIDE_EFFECTS__ */
const ballot = <Account extends v.GenericSchema<string, unknown>, Count extends v.GenericSchema<string, unknown>>(
  voter: Account,
  proposal: Count,
) => ({
  voter,
  proposal,
  support: v.boolean(),
  v: v.union([v.literal(27), v.literal(28)]),
  r: hash,
  s: hash,
})

/** Body of POST /api/ballots. Anybody may send a signed vote, because it proves itself. */
export const BallotRequest = v.object(ballot(hexAddress, digits))
export type BallotRequest = v.InferInput<typeof BallotRequest>

/** A stored vote. `votes` is its weight in the block in which voting began. */
export const StoredBallot = v.object({ ...ballot(address, amount), votes: amount, keptAtSeconds: seconds })
export type StoredBallot = v.InferInput<typeof StoredBallot>

/** Answer of GET /api/ballots?proposal=: unsent votes, heaviest first; empty once voting is over. */
export const Ballots = v.object({ rows: v.array(StoredBallot), leftOut })
export type Ballots = v.InferInput<typeof Ballots>

/** Answer of POST /api/ballots: the stored vote, which may be an earlier identical one. */
export type BallotAnswer = { ballot: StoredBallot }

/** Error codes of POST /api/ballots. */
export const BALLOT_REFUSALS = [
  /** 404: this chain has no governor. */
  'noGovernor',
  /** 422: the signature is not that of the account, for this proposal and side on this chain. */
  'badSignature',
  /** 404: there is no such proposal. */
  'noSuchProposal',
  /** 409: the proposal is not open for votes. */
  'notActive',
  /** 409: the account has voted. */
  'hasVoted',
  /** 422: the account had no votes when voting began. */
  'noVotes',
  /** 409: a vote of this account for the other side is already stored. */
  'otherSide',
  /** 507: storage for this proposal is full of heavier votes. */
  'full',
  /** 503: the chain is unreachable. */
  'chainAway',
] as const
export type BallotRefusalCode = (typeof BALLOT_REFUSALS)[number]

export const MAX_BALLOT_BYTES = 1024

export const ballotsResource = resource({
  path: BALLOTS_PATH,
  description:
    'Signed votes (`castVoteBySig` of the governor) that were not sent yet and that anybody may send, most votes first. Empty once the voting is over.',
  query: { proposal: needed(byCount('the number of the proposal')) },
  row: StoredBallot,
  answer: Ballots,
})
