import * as z from 'zod/mini'
import { amount, hash, hexAddress, leftOut, seconds } from './indexPage.ts'

z.config({ jitless: true })

/** A vote by signature (`castVoteBySig` of the governor): whoever has it can send it. */
const Ballot = z.object({
  voter: hexAddress,
  proposal: amount,
  support: z.boolean(),
  v: z.union([z.literal(27), z.literal(28)]),
  r: hash,
  s: hash,
})

/** What POST /api/ballots is sent, by anybody who has one: it proves itself. */
export const BallotRequest = Ballot
export type BallotRequest = z.infer<typeof BallotRequest>

/** As it is handed out. `votes`: what it counts, as of the block in which the voting began. */
export const KeptBallot = z.extend(Ballot, { votes: amount, keptAtSeconds: seconds })
export type KeptBallot = z.infer<typeof KeptBallot>

/** What GET /api/ballots?proposal= answers: what waits to be sent, most votes first; nothing once the voting is over. */
export const Ballots = z.object({ rows: z.array(KeptBallot), leftOut })
export type Ballots = z.infer<typeof Ballots>

/** What POST /api/ballots answers: the one that is kept, which may be the same from an earlier time. */
export type BallotAnswer = { ballot: KeptBallot }

/** The codes with which POST /api/ballots refuses. */
export const BALLOT_REFUSALS = [
  /** 404: this chain has no governor. */
  'noGovernor',
  /** 422: the signature is not that of the account, for this proposal and side on this chain. */
  'badSignature',
  /** 404: there is no such proposal. */
  'noSuchProposal',
  /** 409: nobody can vote on it now. */
  'notActive',
  /** 409: the account has voted. */
  'hasVoted',
  /** 422: the account had no votes when the voting began. */
  'noVotes',
  /** 409: another vote of this account on this proposal is kept, for the other side; whoever has that one can send it still. */
  'otherSide',
  /** 507: so many are kept for this proposal that this one would count for less than each of them. */
  'full',
  /** 503: the chain cannot be asked now. */
  'chainAway',
] as const
export type BallotRefusalCode = (typeof BALLOT_REFUSALS)[number]

export const BALLOTS_PATH = '/api/ballots'
export const MAX_BALLOT_BYTES = 1024
