import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, bothAmounts, wholeNumber } from '../values.ts'
import { byNumber } from '../parameters.ts'
import { resource } from '../resource.ts'
import { PAIRS_PATH } from '../paths.ts'

/** A pair of the exchange with its reserves. */
export const Pair = v.object({
  /** The pair's number in the factory, from 1. */
  number: wholeNumber,
  address,
  token0: address,
  token1: address,
  /** Block in which the pair was created. */
  block: wholeNumber,
  reserves: bothAmounts,
})
export type Pair = v.InferInput<typeof Pair>

/** Answer of GET /api/pairs, in order of creation. */
export const Pairs = indexPage(Pair)
export type Pairs = v.InferInput<typeof Pairs>

export const pairsResource = resource({
  path: PAIRS_PATH,
  description: 'The pairs of the exchange with their reserves, in the order of creation. 500 per page.',
  query: {
    after: byNumber('the number of the last pair of the previous page'),
  },
  row: Pair,
  answer: Pairs,
})
