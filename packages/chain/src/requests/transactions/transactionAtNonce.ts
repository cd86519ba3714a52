import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import { parseInteger } from '../../rpc/wire.ts'
import { block } from '../blocks/block.ts'
import { blocksDownFrom } from '../blocks/blocksDownFrom.ts'
import type { Transaction } from '../blocks/transaction.ts'

/** Number of blocks searched if the node has no old states, and so no nonces at earlier blocks. */
const MAX_BLOCKS = 200
const BLOCKS_PER_STEP = 20

type AccountNonce = { from: Address; nonce: number }

/** Number of the account's transactions up to a block. */
export const transactionCount = async (request: RpcRequest, from: Address, at: number | 'latest'): Promise<number> =>
  parseInteger(await request('eth_getTransactionCount', [from, at === 'latest' ? at : toHex(at)]))

/** The account's mined transaction with this nonce, at or below the newest block; null if it was not found. */
export async function transactionAtNonce(
  request: RpcRequest,
  accountNonce: AccountNonce,
  newest: number,
): Promise<Transaction | null> {
  const number = await findBlock(request, accountNonce, newest).catch(() => null)
  if (number === null) return searchBlocks(request, accountNonce, newest)
  return findByNonce((await block(request, { number }))?.transactions ?? [], accountNonce)
}

const findByNonce = (transactions: readonly Transaction[], { from, nonce }: AccountNonce): Transaction | null =>
  transactions.find((one) => one.from === from && one.nonce === nonce) ?? null

/**
 * Finds the block in which the nonce was used: growing steps backwards, then bisection, because it is usually recent.
 */
async function findBlock(request: RpcRequest, { from, nonce }: AccountNonce, newest: number): Promise<number | null> {
  const isUsedAt = async (number: number) => (await transactionCount(request, from, number)) > nonce
  if (!(await isUsedAt(newest))) return null
  let unused = newest
  let used = newest
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

async function searchBlocks(
  request: RpcRequest,
  accountNonce: AccountNonce,
  newest: number,
): Promise<Transaction | null> {
  for (let top = newest; top > newest - MAX_BLOCKS && top >= 0; top -= BLOCKS_PER_STEP) {
    const blocks = await blocksDownFrom(request, top, BLOCKS_PER_STEP)
    const match = findByNonce(
      blocks.flatMap(({ transactions }) => transactions),
      accountNonce,
    )
    if (match !== null) return match
  }
  return null
}
