import * as v from 'valibot'
import { indexPage } from './indexPage.ts'
import { amount, hash, hexAddress, integer, seconds } from './values.ts'

/** Somebody who casts votes of the governance token. */
export const Delegate = v.object({
  /** Its place in the list, from 1. */
  place: integer,
  account: hexAddress,
  votes: amount,
  /** How many accounts have delegated to it, itself included if it did. */
  delegators: integer,
  /** How many proposals it has voted on. */
  ballots: integer,
})
export type Delegate = v.InferInput<typeof Delegate>

/** What GET /api/delegates answers: most votes first. */
export const Delegates = indexPage(Delegate)
export type Delegates = v.InferInput<typeof Delegates>

export const DELEGATES_PATH = '/api/delegates'

/** To whom an account’s votes go now. */
export const Delegation = v.object({
  block: integer,
  log: integer,
  timeSeconds: seconds,
  transaction: hash,
  account: hexAddress,
  delegate: hexAddress,
})
export type Delegation = v.InferInput<typeof Delegation>

/** What GET /api/delegations answers: newest first, one of each account. */
export const Delegations = indexPage(Delegation)
export type Delegations = v.InferInput<typeof Delegations>

export const DELEGATIONS_PATH = '/api/delegations'
