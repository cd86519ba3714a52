import * as z from 'zod/mini'
import { amount, hash, hexAddress, indexPage, seconds } from './indexPage.ts'

z.config({ jitless: true })

/** Somebody who casts votes of the governance token. */
export const Delegate = z.object({
  /** Its place in the list, from 1. */
  place: z.int(),
  account: hexAddress,
  votes: amount,
  /** How many accounts have delegated to it, itself included if it did. */
  delegators: z.int(),
  /** How many proposals it has voted on. */
  ballots: z.int(),
})
export type Delegate = z.infer<typeof Delegate>

/** What GET /api/delegates answers: most votes first. */
export const Delegates = indexPage(Delegate)
export type Delegates = z.infer<typeof Delegates>

export const DELEGATES_PATH = '/api/delegates'

/** To whom an account’s votes go now. */
export const Delegation = z.object({
  block: z.int(),
  log: z.int(),
  timeSeconds: seconds,
  transaction: hash,
  account: hexAddress,
  delegate: hexAddress,
})
export type Delegation = z.infer<typeof Delegation>

/** What GET /api/delegations answers: newest first, one of each account. */
export const Delegations = indexPage(Delegation)
export type Delegations = z.infer<typeof Delegations>

export const DELEGATIONS_PATH = '/api/delegations'
