import * as v from 'valibot'
import { indexPage } from './indexPage.ts'
import { amount, hexAddress, integer } from './values.ts'

/** Somebody who has some of a token, as its transfers add up. */
export const Holder = v.object({
  /** Its place in the list, from 1. */
  place: integer,
  account: hexAddress,
  amount,
})
export type Holder = v.InferInput<typeof Holder>

/** What GET /api/holders answers: most first. */
export const Holders = indexPage(Holder)
export type Holders = v.InferInput<typeof Holders>

export const HOLDERS_PATH = '/api/holders'
