import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { blocksDownFrom } from './blocksDownFrom.ts'
import { type Receipt, receipt } from './receipt.ts'
import type { Transaction } from './transaction.ts'
import { transfers } from './transfers.ts'

/** A transaction that is in a block, with what came of it. */
export type Mined = { transaction: Transaction; receipt: Receipt; timeSeconds: number }
/** Newest first. `older`: the block from which looking goes on, null when the first block was reached. */
export type MinedPage = { mined: readonly Mined[]; older: number | null }

/** How many blocks are read at a time, and how many at most before somebody is asked whether to go on. */
const STRIDE = 20
const FAR = 1000

type Found = { transaction: Transaction; timeSeconds: number }
type Wanted = (transaction: Transaction, touched: ReadonlySet<Hex>) => boolean

async function touchedBy(request: RpcRequest, account: Address, from: number, to: number): Promise<ReadonlySet<Hex>> {
  const span = { from, to }
  const [sent, received] = await Promise.all([
    transfers(request, { sender: account }, span),
    transfers(request, { receiver: account }, span),
  ])
  return new Set([...sent, ...received].map(({ transaction }) => transaction))
}

async function search(request: RpcRequest, newest: number, count: number, account: Address | null): Promise<MinedPage> {
  const wanted: Wanted = (one, touched) =>
    account === null || one.from === account || one.to === account || touched.has(one.hash)
  const found: Found[] = []
  let next = newest
  for (const last = Math.max(0, newest - FAR); next >= last && found.length < count; next -= STRIDE) {
    const from = Math.max(0, next - STRIDE + 1)
    const [blocks, touched] = await Promise.all([
      blocksDownFrom(request, next, STRIDE),
      account === null ? new Set<Hex>() : touchedBy(request, account, from, next),
    ])
    for (const { timeSeconds, transactions } of blocks)
      for (const transaction of transactions.toReversed())
        if (wanted(transaction, touched)) found.push({ transaction, timeSeconds })
  }
  return { mined: await withReceipts(request, found), older: next < 0 ? null : next }
}

async function withReceipts(request: RpcRequest, found: readonly Found[]): Promise<Mined[]> {
  const receipts = await Promise.all(found.map(({ transaction }) => receipt(request, transaction.hash)))
  return found.flatMap((one, at) => {
    const said = receipts[at]
    return said === null || said === undefined ? [] : [{ ...one, receipt: said }]
  })
}

/** The newest transactions at or below a block. Whole strides are taken, so there can be more than `count`. */
export const minedTransactions = (request: RpcRequest, newest: number, count: number): Promise<MinedPage> =>
  search(request, newest, count, null)

/** Those that an account sent, was sent, or in which it got or gave tokens. */
export const accountTransactions = (
  request: RpcRequest,
  account: Address,
  newest: number,
  count: number,
): Promise<MinedPage> => search(request, newest, count, account)
