import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import { whole } from '../wire.ts'
import { block } from './block.ts'
import { blocksDownFrom } from './blocksDownFrom.ts'
import type { Transaction } from './transaction.ts'

/** Where a node keeps no old states it cannot say how many transactions there were then; so many blocks are looked through. */
const WALKED = 200
const STRIDE = 20

type Place = { from: Address; nonce: number }

/** How many transactions of the account are in blocks up to this one. */
export const transactionCount = async (request: RpcRequest, from: Address, at: number | 'latest'): Promise<number> =>
  whole(await request('eth_getTransactionCount', [from, at === 'latest' ? at : toHex(at)]))

/** The transaction that took a place among the sender's own, at or below the newest block. Null: it was not found. */
export async function transactionAtNonce(
  request: RpcRequest,
  place: Place,
  newest: number,
): Promise<Transaction | null> {
  const number = await blockOf(request, place, newest).catch(() => null)
  if (number === null) return walked(request, place, newest)
  return inPlace((await block(request, { number }))?.transactions ?? [], place)
}

const inPlace = (transactions: readonly Transaction[], { from, nonce }: Place): Transaction | null =>
  transactions.find((one) => one.from === from && one.nonce === nonce) ?? null

/** The block after which the nonce counts as used: back in ever longer steps, then halved. It is mostly a new one. */
async function blockOf(request: RpcRequest, { from, nonce }: Place, newest: number): Promise<number | null> {
  const isUsedAt = async (number: number) => (await transactionCount(request, from, number)) > nonce
  if (!(await isUsedAt(newest))) return null
  let [unused, used] = [newest, newest]
  for (let step = 1; unused === used; step *= 2) {
    const before = Math.max(0, newest - step)
    if (!(await isUsedAt(before))) unused = before
    else if (before === 0) return 0
    else [unused, used] = [before, before]
  }
  while (used - unused > 1) {
    const middle = Math.floor((unused + used) / 2)
    if (await isUsedAt(middle)) used = middle
    else unused = middle
  }
  return used
}

async function walked(request: RpcRequest, place: Place, newest: number): Promise<Transaction | null> {
  for (let top = newest; top > newest - WALKED && top >= 0; top -= STRIDE) {
    const blocks = await blocksDownFrom(request, top, STRIDE)
    const found = inPlace(
      blocks.flatMap(({ transactions }) => transactions),
      place,
    )
    if (found !== null) return found
  }
  return null
}
