import * as z from 'zod/mini'
import { amount, hash, hexAddress, indexPage, seconds } from './indexPage.ts'

z.config({ jitless: true })

/** A transaction that is in a block, whatever came of it. */
export const SentTransaction = z.object({
  block: z.int(),
  /** Its place among the transactions of the block. */
  place: z.int(),
  /** How many logs of the block stand before it. */
  log: z.int(),
  timeSeconds: seconds,
  transaction: hash,
  from: hexAddress,
  /** Null: it put a contract on the chain. */
  to: z.nullable(hexAddress),
  /** Of the native currency. If it failed, nothing of it moved. */
  value: amount,
  /** Which function was called; null: none. */
  selector: z.nullable(z.string().check(z.regex(/^0x[0-9a-f]{8}$/))),
  status: z.enum(['success', 'failed', 'unknown']),
})
export type SentTransaction = z.infer<typeof SentTransaction>

/** What GET /api/transactions answers: newest first. */
export const SentTransactions = indexPage(SentTransaction)
export type SentTransactions = z.infer<typeof SentTransactions>

export const TRANSACTIONS_PATH = '/api/transactions'
