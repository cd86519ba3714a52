import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { blocksDownFrom } from '../blocks/blocksDownFrom.ts'
import { type Receipt, receipt } from './receipt.ts'
import type { Transaction } from '../blocks/transaction.ts'
import { transfersBetween } from '../logs/transfersBetween.ts'

/** A mined transaction with its receipt. */
export type Mined = { transaction: Transaction; receipt: Receipt; timeSeconds: number }
/** Newest first. `older`: the block from which the search continues; null when the first block was reached. */
export type MinedPage = { mined: readonly Mined[]; older: number | null }

/** Blocks read at a time, and the most before the user is asked whether to continue. */
const STRIDE = 20
const FAR = 1000

type TimedTransaction = { transaction: Transaction; timeSeconds: number }
type TransactionFilter = (transaction: Transaction, touched: ReadonlySet<Hex>) => boolean

async function touchedBy(request: RpcRequest, account: Address, from: number, to: number): Promise<ReadonlySet<Hex>> {
  const span = { from, to }
  const [sent, received] = await Promise.all([
    transfersBetween(request, { sender: account }, span),
    transfersBetween(request, { receiver: account }, span),
  ])
  return new Set([...sent, ...received].map(({ transaction }) => transaction))
}

async function search(request: RpcRequest, newest: number, count: number, account: Address | null): Promise<MinedPage> {
  const matches: TransactionFilter = (one, touched) =>
    account === null || one.from === account || one.to === account || touched.has(one.hash)
  const picked: TimedTransaction[] = []
  let next = newest
  for (const last = Math.max(0, newest - FAR); next >= last && picked.length < count; next -= STRIDE) {
    const from = Math.max(0, next - STRIDE + 1)
    const [blocks, touched] = await Promise.all([
      blocksDownFrom(request, next, STRIDE),
      account === null ? new Set<Hex>() : touchedBy(request, account, from, next),
    ])
    for (const { timeSeconds, transactions } of blocks)
      for (const transaction of transactions.toReversed())
        if (matches(transaction, touched)) picked.push({ transaction, timeSeconds })
  }
  return { mined: await withReceipts(request, picked), older: next < 0 ? null : next }
}

async function withReceipts(request: RpcRequest, picked: readonly TimedTransaction[]): Promise<Mined[]> {
  const receipts = await Promise.all(picked.map(({ transaction }) => receipt(request, transaction.hash)))
  return picked.flatMap((one, at) => {
    const ownReceipt = receipts[at]
    return ownReceipt === null || ownReceipt === undefined ? [] : [{ ...one, receipt: ownReceipt }]
  })
}

/** The newest transactions at or below a block. Whole strides are taken, so there can be more than `count`. */
export const minedTransactions = (request: RpcRequest, newest: number, count: number): Promise<MinedPage> =>
  search(request, newest, count, null)

/** Transactions an account sent or received, or in which its tokens moved. */
export const accountTransactions = (
  request: RpcRequest,
  account: Address,
  newest: number,
  count: number,
): Promise<MinedPage> => search(request, newest, count, account)
