import * as z from 'zod/mini'
import { amount, hash, hexAddress, indexPage, seconds } from './indexPage.ts'

z.config({ jitless: true })

/** One step of what is done when it is executed, as the chain has it: the words of a signature are anybody’s. */
const ProposalCall = z.object({
  target: hexAddress,
  value: amount,
  signature: z.string(),
  data: z.string().check(z.regex(/^0x(?:[0-9a-f]{2})*$/)),
})

const when = { block: z.int(), timeSeconds: seconds, transaction: hash, account: hexAddress }

/** A proposal as it was made, and what was decided about it. How its voting stands, the governor itself says. */
export const Proposal = z.object({
  block: z.int(),
  log: z.int(),
  timeSeconds: seconds,
  transaction: hash,
  id: amount,
  proposer: hexAddress,
  calls: z.array(ProposalCall),
  startBlock: amount,
  endBlock: amount,
  description: z.string(),
  /** How many accounts have voted. */
  voters: z.int(),
  /** From `etaSeconds` on it can be executed. */
  queued: z.nullable(z.object({ ...when, etaSeconds: amount })),
  executed: z.nullable(z.object(when)),
  canceled: z.nullable(z.object(when)),
})
export type Proposal = z.infer<typeof Proposal>

/** What GET /api/proposals answers: newest first. */
export const Proposals = indexPage(Proposal)
export type Proposals = z.infer<typeof Proposals>

export const PROPOSALS_PATH = '/api/proposals'
