import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, bytes, hash, seconds, wholeNumber } from '../values.ts'
import { byCount, byPlace } from '../parameters.ts'
import { resource } from '../resource.ts'
import { PROPOSALS_PATH } from '../paths.ts'

/** One call of a proposal as recorded on chain. The signature is untrusted text. */
const ProposalCall = v.object({
  target: address,
  value: amount,
  signature: v.string(),
  data: bytes,
})

const when = { block: wholeNumber, timeSeconds: seconds, transaction: hash, account: address }

/** A proposal as created, and its outcome. The state of its vote is read from the governor. */
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
  /** Number of accounts that voted. */
  voters: wholeNumber,
  /** The proposal can be executed from `etaSeconds` on. */
  queued: v.nullable(v.object({ ...when, etaSeconds: amount })),
  executed: v.nullable(v.object(when)),
  canceled: v.nullable(v.object(when)),
})
export type Proposal = v.InferInput<typeof Proposal>

/** Answer of GET /api/proposals, newest first. */
export const Proposals = indexPage(Proposal)
export type Proposals = v.InferInput<typeof Proposals>

export const proposalsResource = resource({
  path: PROPOSALS_PATH,
  description:
    'Proposals as created, with who queued, executed or cancelled them, newest first. 20 per page, fewer if their texts are long. Tallies and states have to be read from the governor, because they change with time alone.',
  query: {
    proposal: byCount('only the proposal with this number'),
    before: byPlace('the position of the last proposal of the previous page: its block, a dot, its log'),
  },
  row: Proposal,
  answer: Proposals,
})
