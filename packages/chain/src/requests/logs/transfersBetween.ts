import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Hex, pad, toEventSelector, toHex } from 'viem'
import { list } from '../../rpc/wire.ts'
import { type Log, parseLog } from './log.ts'

/** What the first topic of a transfer is, of a token or a piece. */
export const TRANSFER_TOPIC = toEventSelector('Transfer(address,address,uint256)')

export type Span = { from: number; to: number }
type TransferScope = { token: Address } | { sender: Address } | { receiver: Address }

const filter = (scope: TransferScope): { address?: Address; topics: (Hex | null)[] } => {
  if ('token' in scope) return { address: scope.token, topics: [TRANSFER_TOPIC] }
  return 'sender' in scope
    ? { topics: [TRANSFER_TOPIC, pad(scope.sender)] }
    : { topics: [TRANSFER_TOPIC, null, pad(scope.receiver)] }
}

/** The transfers of a token, or those from or to somebody, within a span of blocks; oldest first. */
export async function transfersBetween(
  request: RpcRequest,
  scope: TransferScope,
  { from, to }: Span,
): Promise<readonly Log[]> {
  const query = { ...filter(scope), fromBlock: toHex(from), toBlock: toHex(to) }
  return list(await request('eth_getLogs', [query])).map(parseLog)
}
