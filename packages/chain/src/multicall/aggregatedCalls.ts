import type { Address } from '@musi/domain/address'
import type { ReadCall } from '@musi/domain/callKey'
import { type Hex, decodeFunctionResult, encodeFunctionData } from 'viem'
import { multicall3Abi } from '../abi/multicall3.ts'
import type { RpcRequest } from '../rpcRequest.ts'
import { hex } from '../wire.ts'

/** The answers of several calls in one block; null: it fails. Throws where nobody answers, or not so. */
export async function aggregatedCalls(
  request: RpcRequest,
  multicall: Address,
  reads: readonly ReadCall[],
): Promise<{ block: number; answers: readonly (Hex | null)[] }> {
  const calls = reads.map(({ address, callData }) => ({ target: address, callData }))
  const abi = multicall3Abi
  const data = encodeFunctionData({ abi, functionName: 'tryBlockAndAggregate', args: [false, calls] })
  const answer = hex(await request('eth_call', [{ to: multicall, data }, 'latest']))
  const [block, , results] = decodeFunctionResult({ abi, functionName: 'tryBlockAndAggregate', data: answer })
  return {
    block: Number(block),
    answers: results.map(({ success, returnData }) => (success ? returnData : null)),
  }
}
