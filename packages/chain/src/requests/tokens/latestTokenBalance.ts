import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { tokenAbi } from '../../abi/token.ts'
import { contractValue } from '../contracts/contractValue.ts'

/** Returns null if the contract does not answer. */
export const latestTokenBalance = (request: RpcRequest, token: Address, owner: Address): Promise<bigint | null> =>
  contractValue(request, { address: token, abi: tokenAbi, functionName: 'balanceOf', args: [owner] })
