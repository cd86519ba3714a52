import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { type Hex, isHex, toHex } from 'viem'
import { RpcError } from '../../rpc/rpcError.ts'
import type { Transaction } from '../blocks/transaction.ts'

/** The revert data of a contract. `forgotten`: the node no longer has that block's state. */
export type Failure = { kind: 'said'; data: Hex } | { kind: 'silent' } | { kind: 'forgotten' }

/** Runs a failed transaction again on the state before its block, to find the reason. */
export async function failure(
  request: RpcRequest,
  { from, to, value, input, gasLimit }: Transaction,
  block: number,
): Promise<Failure> {
  const call = { from, value: toHex(value), data: input, gas: toHex(gasLimit), ...(to === null ? {} : { to }) }
  for (const at of [block - 1, block]) {
    const result = await failureAt(request, call, at)
    if (result !== null) return result
  }
  return { kind: 'silent' }
}

/** Repeats a failed call at a block; null if it succeeds this time. */
async function failureAt(request: RpcRequest, call: object, block: number): Promise<Failure | null> {
  try {
    await request('eth_call', [call, toHex(block)])
    return null
  } catch (error) {
    if (error instanceof RpcError && error.kind === 'unreachable') throw error
    const { code, data } = error as { code?: unknown; data?: unknown }
    if (isHex(data) && data.length > 2) return { kind: 'said', data }
    // Nodes report a revert with code 3; any other error is about the node itself.
    return code === 3 || data === '0x' ? { kind: 'silent' } : { kind: 'forgotten' }
  }
}
