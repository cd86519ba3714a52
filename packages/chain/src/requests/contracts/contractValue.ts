import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import {
  type Abi,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  type DecodeFunctionResultParameters,
  type EncodeFunctionDataParameters,
  decodeFunctionResult,
  type Hex,
  encodeFunctionData,
  toFunctionSelector,
} from 'viem'
import { RpcError } from '../../rpc/rpcError.ts'
import { parseHex } from '../../rpc/wire.ts'

type ContractQuery<TAbi extends Abi, Name extends ContractFunctionName<TAbi, 'view' | 'pure'>> = {
  address: Address
  abi: TAbi
  functionName: Name
  args: ContractFunctionArgs<TAbi, 'view' | 'pure', Name>
}

/** Cache of selectors: each costs a hash, and a page calls the same few functions of many contracts. */
const selectors = new WeakMap<Abi, Map<string, Hex | null>>()

/** Returns null if several functions have this name, so that the arguments decide. */
function selectorOf(abi: Abi, functionName: string): Hex | null {
  const selectorsOfAbi = selectors.get(abi) ?? new Map<string, Hex | null>()
  selectors.set(abi, selectorsOfAbi)
  const cached = selectorsOfAbi.get(functionName)
  if (cached !== undefined) return cached
  const [item, other] = functionsOf(abi, functionName)
  const selector = item === undefined || other !== undefined ? null : toFunctionSelector(item)
  selectorsOfAbi.set(functionName, selector)
  return selector
}

const functionsOf = (abi: Abi, functionName: string) =>
  abi.filter((item) => item.type === 'function').filter(({ name }) => name === functionName)

/** Encodes the data of a call. */
function callData(abi: Abi, functionName: string, args: unknown): Hex {
  const selector = selectorOf(abi, functionName)
  const parameters =
    selector === null
      ? { abi, functionName, args }
      : { abi: functionsOf(abi, functionName), functionName: selector, args }
  return encodeFunctionData(parameters as unknown as EncodeFunctionDataParameters)
}

/** A contract's decoded answer; null if it has no such function, reverts, or answers in another format. */
export async function contractValue<const TAbi extends Abi, Name extends ContractFunctionName<TAbi, 'view' | 'pure'>>(
  request: RpcRequest,
  { address, abi, functionName, args }: ContractQuery<TAbi, Name>,
): Promise<ContractFunctionReturnType<TAbi, 'view' | 'pure', Name> | null> {
  const answer = await callOrNull(request, address, callData(abi, functionName, args))
  if (answer === null) return null
  try {
    const parameters: unknown = { abi, functionName, data: answer }
    const decoded: unknown = decodeFunctionResult(parameters as DecodeFunctionResultParameters)
    return decoded as ContractFunctionReturnType<TAbi, 'view' | 'pure', Name>
  } catch {
    return null
  }
}

/** Bytes of a contract's answer; null if it reverts, or answers with nothing. */
export async function callOrNull(request: RpcRequest, to: Address, data: `0x${string}`): Promise<`0x${string}` | null> {
  try {
    const answer = parseHex(await request('eth_call', [{ to, data }, 'latest']))
    return answer === '0x' ? null : answer
  } catch (error) {
    // An unreachable node says nothing about the contract.
    if (error instanceof RpcError && error.kind === 'unreachable') throw error
    return null
  }
}
