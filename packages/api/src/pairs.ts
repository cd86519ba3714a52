import * as z from 'zod/mini'
import { bothAmounts, hexAddress, indexPage } from './indexPage.ts'

z.config({ jitless: true })

/** A pair of the exchange, with what it holds. */
export const Pair = z.object({
  /** Its place in the factory, from 1. */
  number: z.int(),
  address: hexAddress,
  token0: hexAddress,
  token1: hexAddress,
  /** In which it was made. */
  block: z.int(),
  reserves: bothAmounts,
})
export type Pair = z.infer<typeof Pair>

/** What GET /api/pairs answers: in the order in which they were made. */
export const Pairs = indexPage(Pair)
export type Pairs = z.infer<typeof Pairs>

export const PAIRS_PATH = '/api/pairs'
