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
  /** Null for a contract creation. */
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
  says: 'Every transaction of a chain of our own, failed ones too, newest first. 100 to a page. Of a chain that others use as well none are kept (404, `noHistory`).',
  query: {
    account: byAddress('only what this account sent or received, or in which tokens of any kind left or reached it'),
    untold: choice('`yes`: only those of them that no act of the account tells of; with `account`', ['yes']),
    before: byPlace('the place of the last transaction of the page before: its block, a dot, its place'),
  },
  row: SentTransaction,
  answer: SentTransactions,
})
