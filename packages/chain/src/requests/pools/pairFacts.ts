import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { v2PairAbi } from '../../abi/v2Pair.ts'
import { contractValue } from '../contracts/contractValue.ts'

export type PairFacts = { tokens: readonly [Address, Address]; reserves: readonly [bigint, bigint] }

/** Returns null if there is no pair at this address. */
export async function pairFacts(request: RpcRequest, address: Address): Promise<PairFacts | null> {
  const query = { address, abi: v2PairAbi, args: [] } as const
  const [token0, token1, reserves] = await Promise.all([
    contractValue(request, { ...query, functionName: 'token0' }),
    contractValue(request, { ...query, functionName: 'token1' }),
    contractValue(request, { ...query, functionName: 'getReserves' }),
  ])
  if (token0 === null || token1 === null || reserves === null) return null
  return { tokens: [token0, token1], reserves: [reserves[0], reserves[1]] }
}
