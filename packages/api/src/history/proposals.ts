import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, bytes, hash, seconds, wholeNumber } from '../values.ts'
import { byCount, byPlace } from '../parameters.ts'
import { resource } from '../resource.ts'
import { PROPOSALS_PATH } from '../paths.ts'

/** One step of what is done when it is executed, as the chain has it: the words of a signature are anybody’s. */
const ProposalCall = v.object({
  target: address,
  value: amount,
  signature: v.string(),
  data: bytes,
})

const when = { block: wholeNumber, timeSeconds: seconds, transaction: hash, account: address }

/** A proposal as it was made, and what was decided about it. How its voting stands, the governor itself says. */
export const Proposal = v.object({
  block: wholeNumber,
  log: wholeNumber,
  timeSeconds: seconds,
  transaction: hash,
  id: amount,
  proposer: address,
  calls: v.array(ProposalCall),
  startBlock: amount,
  endBlock: amount,
  description: v.string(),
  /** How many accounts have voted. */
  voters: wholeNumber,
  /** From `etaSeconds` on it can be executed. */
  queued: v.nullable(v.object({ ...when, etaSeconds: amount })),
  executed: v.nullable(v.object(when)),
  canceled: v.nullable(v.object(when)),
})
export type Proposal = v.InferInput<typeof Proposal>

/** What GET /api/proposals answers: newest first. */
export const Proposals = indexPage(Proposal)
export type Proposals = v.InferInput<typeof Proposals>

export const proposalsResource = resource({
  path: PROPOSALS_PATH,
  says: 'Proposals as they were made, with what was decided about them, newest first. 20 to a page, fewer where their texts are long. How the voting stands is asked of the governor: its tallies and its state change with time alone.',
  query: {
    proposal: byCount('only the one with this number'),
    before: byPlace('the place of the last proposal of the page before: its block, a dot, its log'),
  },
  row: Proposal,
  answer: Proposals,
})
