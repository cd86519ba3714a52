import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import type { RequestOptions, RpcRequest } from '../rpc/rpcRequest.ts'
import { RpcError } from '../rpc/rpcError.ts'
import { isHex, parseInteger } from '../rpc/wire.ts'
import type { CallResult, EncodedCall } from './aggregate.ts'

export type SingleCalls = (calls: readonly EncodedCall[], options: RequestOptions) => Promise<readonly CallResult[]>

const ETH_BALANCE = '0x4d2301cc'

/** Each call by itself, in one JSON-RPC batch: the fallback where a chain has no multicall contract (case 57). */
export function singleCalls(request: RpcRequest, multicall: Address): SingleCalls {
  async function sendCall({ address, callData }: EncodedCall, options: RequestOptions): Promise<Hex | null> {
    try {
      // `getEthBalance` is the one call to the multicall contract that a node can answer without that contract.
      const result =
        address === multicall && callData.startsWith(ETH_BALANCE)
          ? await request('eth_getBalance', [`0x${callData.slice(-40)}`, 'latest'], options)
          : await request('eth_call', [{ to: address, data: callData }, 'latest'], options)
      if (!isHex(result)) return null
      return callData.startsWith(ETH_BALANCE) ? `0x${result.slice(2).padStart(64, '0')}` : result
    } catch (error) {
      if (error instanceof RpcError && error.kind === 'refused') return null
      throw error
    }
  }

  return async (calls, options) => {
    const [number, ...answers] = await Promise.all([
      request('eth_blockNumber', [], options),
      ...calls.map((call) => sendCall(call, options)),
    ])
    const block = parseInteger(number)
    return answers.map((data) => ({ block, data, needsOwnRequest: false }))
  }
}
