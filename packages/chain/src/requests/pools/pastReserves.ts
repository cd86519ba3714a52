import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { parseHex } from '../../rpc/wire.ts'
import { type Reserves, pairReserves } from '../../reads/pools/pairReserves.ts'

/**
 * Reserves of pairs at the end of a block, read from each pair separately, so that only the pairs are trusted (spec:
 * charts.check). All calls are made in one task, so that they go out in one request. Throws if the chain no longer
 * knows that block.
 */
export async function pastReserves(
  request: RpcRequest,
  pairs: readonly Address[],
  block: number,
): Promise<ReadonlyMap<Address, Reserves>> {
  const read = async (pair: Address): Promise<readonly [Address, Reserves]> => {
    const { call, decode } = pairReserves(pair)
    const reserves = decode(parseHex(await request('eth_call', [{ to: pair, data: call.callData }, toHex(block)])))
    if (reserves === undefined) throw new Error(`${pair} does not answer as a pair does.`)
    return [pair, reserves]
  }
  return new Map(await Promise.all(pairs.map(read)))
}
