import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Hex, pad, toEventSelector, toHex } from 'viem'
import { list } from '../wire.ts'
import { type Log, parseLog } from './logs.ts'

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')

export type Span = { from: number; to: number }
type Whose = { token: Address } | { sender: Address } | { receiver: Address }

const filter = (whose: Whose): { address?: Address; topics: (Hex | null)[] } => {
  if ('token' in whose) return { address: whose.token, topics: [TRANSFER] }
  return 'sender' in whose
    ? { topics: [TRANSFER, pad(whose.sender)] }
    : { topics: [TRANSFER, null, pad(whose.receiver)] }
}

/** The transfers of a token, or those from or to somebody, within a span of blocks; oldest first. */
export async function transfers(request: RpcRequest, whose: Whose, { from, to }: Span): Promise<readonly Log[]> {
  const wanted = { ...filter(whose), fromBlock: toHex(from), toBlock: toHex(to) }
  return list(await request('eth_getLogs', [wanted])).map(parseLog)
}
