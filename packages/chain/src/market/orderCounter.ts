import type { Address } from '@musi/domain/address'
import { seaportAbi } from '../abi/seaport.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

/** What a new order of this account has to carry. Null: the market does not say. Never predicted: it jumps. */
export const orderCounter = (request: RpcRequest, seaport: Address, maker: Address): Promise<bigint | null> =>
  contractValue(request, { address: seaport, abi: seaportAbi, functionName: 'getCounter', args: [maker] })
