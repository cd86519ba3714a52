import * as v from 'valibot'
import { indexPage } from './indexPage.ts'
import { amount, hash, hexAddress, integer, seconds } from './values.ts'

/** A transfer of an artist's token, of the governance token or of a pair's shares. The zero address makes and destroys. */
export const Move = v.object({
  block: integer,
  log: integer,
  timeSeconds: seconds,
  transaction: hash,
  token: hexAddress,
  from: hexAddress,
  to: hexAddress,
  amount,
})
export type Move = v.InferInput<typeof Move>

/** What GET /api/moves answers: newest first. */
export const Moves = indexPage(Move)
export type Moves = v.InferInput<typeof Moves>

export const MOVES_PATH = '/api/moves'
