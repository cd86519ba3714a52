import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { blocksDownFrom } from '../blocks/blocksDownFrom.ts'
import { type Receipt, receipt } from './receipt.ts'
import type { Transaction } from '../blocks/transaction.ts'
import { transfersBetween } from '../logs/transfersBetween.ts'

/** A mined transaction with its receipt. */
export type Mined = { transaction: Transaction; receipt: Receipt; timeSeconds: number }
/** Transactions, newest first. `older`: the block from which the search continues; null if the first block was reached. */
export type MinedPage = { mined: readonly Mined[]; older: number | null }

/** Number of blocks read at a time. After `MAX_BLOCKS` a search asks the user whether to continue. */
const BLOCKS_PER_STEP = 20
const MAX_BLOCKS = 1000

type TimedTransaction = { transaction: Transaction; timeSeconds: number }
type TransactionFilter = (transaction: Transaction, touched: ReadonlySet<Hex>) => boolean

async function transactionsTouching(
  request: RpcRequest,
  account: Address,
  from: number,
  to: number,
): Promise<ReadonlySet<Hex>> {
  const span = { from, to }
  const [sent, received] = await Promise.all([
    transfersBetween(request, { sender: account }, span),
    transfersBetween(request, { receiver: account }, span),
  ])
  return new Set([...sent, ...received].map(({ transaction }) => transaction))
}

async function searchBlocks(
  request: RpcRequest,
  newest: number,
  count: number,
  account: Address | null,
): Promise<MinedPage> {
  const matches: TransactionFilter = (one, touched) =>
    account === null || one.from === account || one.to === account || touched.has(one.hash)
  const matching: TimedTransaction[] = []
  let next = newest
  for (
    const last = Math.max(0, newest - MAX_BLOCKS);
    next >= last && matching.length < count;
    next -= BLOCKS_PER_STEP
  ) {
    const from = Math.max(0, next - BLOCKS_PER_STEP + 1)
    const [blocks, touched] = await Promise.all([
      blocksDownFrom(request, next, BLOCKS_PER_STEP),
      account === null ? new Set<Hex>() : transactionsTouching(request, account, from, next),
    ])
    for (const { timeSeconds, transactions } of blocks)
      for (const transaction of transactions.toReversed())
        if (matches(transaction, touched)) matching.push({ transaction, timeSeconds })
  }
  return { mined: await withReceipts(request, matching), older: next < 0 ? null : next }
}

async function withReceipts(request: RpcRequest, picked: readonly TimedTransaction[]): Promise<Mined[]> {
  const receipts = await Promise.all(picked.map(({ transaction }) => receipt(request, transaction.hash)))
  return picked.flatMap((one, at) => {
    const ownReceipt = receipts[at]
    return ownReceipt === null || ownReceipt === undefined ? [] : [{ ...one, receipt: ownReceipt }]
  })
}

/** The newest transactions at or below a block. Whole steps of blocks are read, so there can be more than `count`. */
export const minedTransactions = (request: RpcRequest, newest: number, count: number): Promise<MinedPage> =>
  searchBlocks(request, newest, count, null)

/** Transactions an account sent or received, or in which its tokens moved. */
export const accountTransactions = (
  request: RpcRequest,
  account: Address,
  newest: number,
  count: number,
): Promise<MinedPage> => searchBlocks(request, newest, count, account)
