import * as v from 'valibot'
import { indexPage } from './indexPage.ts'
import { bothAmounts, hexAddress, integer } from './values.ts'
import { number } from './parameters.ts'
import { resource } from './resource.ts'
import { PAIRS_PATH } from './paths.ts'

/** A pair of the exchange, with what it holds. */
export const Pair = v.object({
  /** Its place in the factory, from 1. */
  number: integer,
  address: hexAddress,
  token0: hexAddress,
  token1: hexAddress,
  /** In which it was made. */
  block: integer,
  reserves: bothAmounts,
})
export type Pair = v.InferInput<typeof Pair>

/** What GET /api/pairs answers: in the order in which they were made. */
export const Pairs = indexPage(Pair)
export type Pairs = v.InferInput<typeof Pairs>

export const pairsResource = resource({
  path: PAIRS_PATH,
  says: 'The pairs of the exchange with what they hold, in the order in which they were made. 500 to a page.',
  query: {
    after: number('the number of the last pair of the page before'),
  },
  row: Pair,
  answer: Pairs,
})
