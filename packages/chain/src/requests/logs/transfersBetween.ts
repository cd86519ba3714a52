import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Hex, pad, toHex } from 'viem'
import { movementTopics } from '../../abi/movementTopics.ts'
import { parseList } from '../../rpc/wire.ts'
import { type Log, parseLog } from './log.ts'

export type Span = { from: number; to: number }
type TransferScope = { token: Address } | { sender: Address } | { receiver: Address }

const logFilter = (scope: TransferScope): { address?: Address; topics: (Hex | null)[] } => {
  if ('token' in scope) return { address: scope.token, topics: [movementTopics.transfer] }
  return 'sender' in scope
    ? { topics: [movementTopics.transfer, pad(scope.sender)] }
    : { topics: [movementTopics.transfer, null, pad(scope.receiver)] }
}

/** The transfers of a token, or those from or to somebody, within a span of blocks; oldest first. */
export async function transfersBetween(
  request: RpcRequest,
  scope: TransferScope,
  { from, to }: Span,
): Promise<readonly Log[]> {
  const query = { ...logFilter(scope), fromBlock: toHex(from), toBlock: toHex(to) }
  return parseList(await request('eth_getLogs', [query])).map(parseLog)
}
