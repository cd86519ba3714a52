import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, hash, seconds, wholeNumber } from '../values.ts'
import { byAddress, byPlace, choice } from '../parameters.ts'
import { resource } from '../resource.ts'
import { TRANSACTIONS_PATH } from '../paths.ts'

/** A mined transaction, successful or not. */
export const SentTransaction = v.object({
  block: wholeNumber,
  /** Index of the transaction in its block. */
  place: wholeNumber,
  /** Number of logs before it in the block. */
  log: wholeNumber,
  timeSeconds: seconds,
  transaction: hash,
  from: address,
  /** The called address; null for a contract creation. */
  to: v.nullable(address),
  /** Native currency sent; nothing moved if it failed. */
  value: amount,
  /** Selector of the called function; null if none. */
  selector: v.nullable(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{8}$/))),
  status: v.picklist(['success', 'failed', 'unknown']),
})
export type SentTransaction = v.InferInput<typeof SentTransaction>

/** Answer of GET /api/transactions, newest first. */
export const SentTransactions = indexPage(SentTransaction)
export type SentTransactions = v.InferInput<typeof SentTransactions>

export const transactionsResource = resource({
  path: TRANSACTIONS_PATH,
  description:
    'All transactions of a chain of our own, failed ones included, newest first. 100 per page. On a shared chain they are not stored (404, `noHistory`).',
  query: {
    account: byAddress(
      'only transactions that this account sent or received, or that moved tokens of any kind from or to it',
    ),
    untold: choice('`yes`: only transactions without an act of that account; requires `account`', ['yes']),
    before: byPlace('the position of the last transaction of the previous page: its block, a dot, its `place`'),
  },
  row: SentTransaction,
  answer: SentTransactions,
})
