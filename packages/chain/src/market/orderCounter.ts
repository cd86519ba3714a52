import type { Address } from '@musi/domain/address'
import { seaportAbi } from '../abi/seaport.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

/** Counter for a new order of this account; null if the market does not answer. Never predicted, because it jumps. */
export const orderCounter = (request: RpcRequest, seaport: Address, maker: Address): Promise<bigint | null> =>
  contractValue(request, { address: seaport, abi: seaportAbi, functionName: 'getCounter', args: [maker] })
