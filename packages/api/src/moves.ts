import * as z from 'zod/mini'
import { amount, hash, hexAddress, indexPage, seconds } from './indexPage.ts'

z.config({ jitless: true })

/** A transfer of an artist's token, of the governance token or of a pair's shares. The zero address makes and destroys. */
export const Move = z.object({
  block: z.int(),
  log: z.int(),
  timeSeconds: seconds,
  transaction: hash,
  token: hexAddress,
  from: hexAddress,
  to: hexAddress,
  amount,
})
export type Move = z.infer<typeof Move>

/** What GET /api/moves answers: newest first. */
export const Moves = indexPage(Move)
export type Moves = z.infer<typeof Moves>

export const MOVES_PATH = '/api/moves'
