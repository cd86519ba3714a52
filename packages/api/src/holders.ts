import * as z from 'zod/mini'
import { amount, hexAddress, indexPage } from './indexPage.ts'

z.config({ jitless: true })

/** Somebody who has some of a token, as its transfers add up. */
export const Holder = z.object({
  /** Its place in the list, from 1. */
  place: z.int(),
  account: hexAddress,
  amount,
})
export type Holder = z.infer<typeof Holder>

/** What GET /api/holders answers: most first. */
export const Holders = indexPage(Holder)
export type Holders = z.infer<typeof Holders>

export const HOLDERS_PATH = '/api/holders'
