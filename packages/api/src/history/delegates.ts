import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, hash, seconds, wholeNumber } from '../values.ts'
import { byAddress, byNumber, byPlace } from '../parameters.ts'
import { resource } from '../resource.ts'
import { DELEGATES_PATH, DELEGATIONS_PATH } from '../paths.ts'

/** An account with voting power. */
export const Delegate = v.object({
  /** Position in the list, from 1. */
  place: wholeNumber,
  account: address,
  votes: amount,
  /** Number of accounts that delegated to it, including itself. */
  delegators: wholeNumber,
  /** Number of proposals it has voted on. */
  ballots: wholeNumber,
})
export type Delegate = v.InferInput<typeof Delegate>

/** Answer of GET /api/delegates, most votes first. */
export const Delegates = indexPage(Delegate)
export type Delegates = v.InferInput<typeof Delegates>

/** The current delegate of an account. */
export const Delegation = v.object({
  block: wholeNumber,
  log: wholeNumber,
  timeSeconds: seconds,
  transaction: hash,
  account: address,
  delegate: address,
})
export type Delegation = v.InferInput<typeof Delegation>

/** Answer of GET /api/delegations, newest first, one per account. */
export const Delegations = indexPage(Delegation)
export type Delegations = v.InferInput<typeof Delegations>

export const delegatesResource = resource({
  path: DELEGATES_PATH,
  description:
    'Delegates of the governance token, most votes first. 100 per page. Not computed for a token with more than 50,000 delegations or changes of votes (422, `tooMuch`).',
  query: {
    after: byNumber('the `place` of the last delegate of the previous page'),
  },
  row: Delegate,
  answer: Delegates,
})

export const delegationsResource = resource({
  path: DELEGATIONS_PATH,
  description:
    'The present delegate of each account, newest delegation first. 100 per page. The zero address means that a delegation was withdrawn. Has the same limit as the delegates.',
  query: {
    delegate: byAddress('only delegations to this account'),
    before: byPlace('the position of the last delegation of the previous page: its block, a dot, its log'),
  },
  row: Delegation,
  answer: Delegations,
})
