import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, hash, seconds, wholeNumber } from '../values.ts'
import { byAddress, byPlace, choice } from '../parameters.ts'
import { resource } from '../resource.ts'
import { TRANSACTIONS_PATH } from '../paths.ts'

/** A transaction that is in a block, whatever came of it. */
export const SentTransaction = v.object({
  block: wholeNumber,
  /** Its place among the transactions of the block. */
  place: wholeNumber,
  /** How many logs of the block stand before it. */
  log: wholeNumber,
  timeSeconds: seconds,
  transaction: hash,
  from: address,
  /** Null: it put a contract on the chain. */
  to: v.nullable(address),
  /** Of the native currency. If it failed, nothing of it moved. */
  value: amount,
  /** Which function was called; null: none. */
  selector: v.nullable(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{8}$/))),
  status: v.picklist(['success', 'failed', 'unknown']),
})
export type SentTransaction = v.InferInput<typeof SentTransaction>

/** What GET /api/transactions answers: newest first. */
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
