import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, hash, seconds, wholeNumber } from '../values.ts'
import { byAddress, byPlace } from '../parameters.ts'
import { resource } from '../resource.ts'
import { MOVES_PATH } from '../paths.ts'

/** A transfer of an artist token, the governance token or pool shares. The zero address stands for minting and burning. */
export const Move = v.object({
  block: wholeNumber,
  log: wholeNumber,
  timeSeconds: seconds,
  transaction: hash,
  token: address,
  from: address,
  to: address,
  amount,
})
export type Move = v.InferInput<typeof Move>

/** Answer of GET /api/moves, newest first. */
export const Moves = indexPage(Move)
export type Moves = v.InferInput<typeof Moves>

export const movesResource = resource({
  path: MOVES_PATH,
  description:
    'Transfers of artist tokens, of the governance token and of pair shares, newest first. 100 per page. A transfer from the zero address mints, one to it burns.',
  query: {
    account: byAddress('only transfers from or to this account'),
    token: byAddress('only transfers of this token or pair'),
    before: byPlace('the position of the last transfer of the previous page: its block, a dot, its log'),
  },
  row: Move,
  answer: Moves,
})
