import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import {
  type Abi,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  type DecodeFunctionResultParameters,
  type EncodeFunctionDataParameters,
  decodeFunctionResult,
  encodeFunctionData,
} from 'viem'
import { RpcError } from '../rpcError.ts'
import { hex } from '../wire.ts'

type ContractQuery<TAbi extends Abi, Name extends ContractFunctionName<TAbi, 'view' | 'pure'>> = {
  address: Address
  abi: TAbi
  functionName: Name
  args: ContractFunctionArgs<TAbi, 'view' | 'pure', Name>
}

/** The decoded answer of a contract. Null: it has no such function, reverts, or answers in another format. */
export async function contractValue<const TAbi extends Abi, Name extends ContractFunctionName<TAbi, 'view' | 'pure'>>(
  request: RpcRequest,
  { address, abi, functionName, args }: ContractQuery<TAbi, Name>,
): Promise<ContractFunctionReturnType<TAbi, 'view' | 'pure', Name> | null> {
  const call = encodeFunctionData({ abi, functionName, args } as unknown as EncodeFunctionDataParameters)
  const answer = await callOrNull(request, address, call)
  if (answer === null) return null
  try {
    const parameters: unknown = { abi, functionName, data: answer }
    const decoded: unknown = decodeFunctionResult(parameters as DecodeFunctionResultParameters)
    return decoded as ContractFunctionReturnType<TAbi, 'view' | 'pure', Name>
  } catch {
    return null
  }
}

/** The bytes that a contract answers with. Null: it reverts, or answers with nothing. */
export async function callOrNull(request: RpcRequest, to: Address, data: `0x${string}`): Promise<`0x${string}` | null> {
  try {
    const answer = hex(await request('eth_call', [{ to, data }, 'latest']))
    return answer === '0x' ? null : answer
  } catch (error) {
    // An unreachable node says nothing about the contract.
    if (error instanceof RpcError && error.kind === 'unreachable') throw error
    return null
  }
}
