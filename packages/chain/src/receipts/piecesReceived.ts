import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { movementTopics } from '../abi/movementTopics.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Log } from '../requests/logs/log.ts'
import { receipt } from '../requests/transactions/receipt.ts'

type Piece = { readonly collection: Address; readonly id: bigint }

const isTransferOf = ({ address, topics }: Log, { collection, id }: Piece): boolean =>
  address === collection &&
  topics.length === 4 &&
  topics[0] === movementTopics.transfer &&
  BigInt(topics[3] ?? '0x0') === id

const isTo = ({ topics }: Log, who: Address): boolean =>
  topics[2]?.slice(-40).toLowerCase() === who.slice(2).toLowerCase()

/**
 * For each piece, whether a transaction transferred it to the account, by its receipt; later transfers do not matter. Null if the
 * transaction is not in a block.
 */
export async function piecesReceived(
  request: RpcRequest,
  hash: Hex,
  account: Address,
  pieces: readonly Piece[],
): Promise<readonly boolean[] | null> {
  const mined = await receipt(request, hash)
  if (mined === null) return null
  return pieces.map((piece) => {
    const last = mined.logs.findLast((log) => isTransferOf(log, piece))
    return last !== undefined && isTo(last, account)
  })
}
