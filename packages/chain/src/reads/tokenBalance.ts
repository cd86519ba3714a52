import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { tokenAbi } from '../abi/token.ts'
import { contractValue } from './contractValue.ts'

/** Null: the contract does not answer. */
export const tokenBalance = (request: RpcRequest, token: Address, owner: Address): Promise<bigint | null> =>
  contractValue(request, { address: token, abi: tokenAbi, functionName: 'balanceOf', args: [owner] })
