import * as z from 'zod/mini'
import { amount, bothAmounts, hash, hexAddress, indexPage, seconds } from './indexPage.ts'

z.config({ jitless: true })

/** What changed how many shares of a pair somebody has, staked ones included. */
const PositionChange = z.object({
  kind: z.enum(['added', 'removed', 'received', 'sent']),
  block: z.int(),
  log: z.int(),
  timeSeconds: seconds,
  transaction: hash,
  shares: amount,
  /** What was put in or got; null where shares alone moved. */
  amounts: z.nullable(bothAmounts),
  /** The pair right after. */
  reserves: bothAmounts,
  supply: amount,
})

/** All that ever changed one position, in the order of the chain. */
export const PositionHistory = z.object({
  /** The place of its pair in the factory. */
  number: z.int(),
  pair: hexAddress,
  token0: hexAddress,
  token1: hexAddress,
  changes: z.array(PositionChange),
  /** What its reward pools have paid. */
  rewards: amount,
})
export type PositionHistory = z.infer<typeof PositionHistory>

/** What GET /api/positions answers: in the order in which the pairs were made. */
export const Positions = indexPage(PositionHistory)
export type Positions = z.infer<typeof Positions>

export const POSITIONS_PATH = '/api/positions'
