import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, bothAmounts, hash, seconds, wholeNumber } from '../values.ts'
import { byAddress, byNumber, needed } from '../parameters.ts'
import { resource } from '../resource.ts'
import { POSITIONS_PATH } from '../paths.ts'

/** A change in an account's shares of a pair, staked ones included. */
const PositionChange = v.object({
  kind: v.picklist(['added', 'removed', 'received', 'sent']),
  block: wholeNumber,
  log: wholeNumber,
  timeSeconds: seconds,
  transaction: hash,
  shares: amount,
  /** Amounts deposited or received; null if only shares moved. */
  amounts: v.nullable(bothAmounts),
  /** The pair right after. */
  reserves: bothAmounts,
  supply: amount,
})

/** Every change of one position, in chain order. */
export const PositionHistory = v.object({
  /** The pair's number in the factory. */
  number: wholeNumber,
  pair: address,
  token0: address,
  token1: address,
  changes: v.array(PositionChange),
  /** Rewards paid by its reward pools. */
  rewards: amount,
})
export type PositionHistory = v.InferInput<typeof PositionHistory>

/** Answer of GET /api/positions, in order of the pairs' creation. */
export const Positions = indexPage(PositionHistory)
export type Positions = v.InferInput<typeof Positions>

export const positionsResource = resource({
  path: POSITIONS_PATH,
  description:
    'Every change of the pair shares of an account, staked ones included, pair by pair and oldest first, with the reserves of the pair right after it. 50 pairs per page. Not computed for an account with more than 20,000 transfers of shares (422, `tooMuch`).',
  query: {
    account: needed(byAddress('the account')),
    pair: byAddress('only changes in this pair'),
    after: byNumber('the number of the last pair of the previous page'),
  },
  row: PositionHistory,
  answer: Positions,
})
