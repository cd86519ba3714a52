import type { RpcRequest } from '../rpcRequest.ts'
import { type Hex, isHex, toHex } from 'viem'
import { RpcError } from '../rpcError.ts'
import type { Transaction } from './transaction.ts'

/** What a contract said when it refused. `forgotten`: the node no longer knows how the chain stood then. */
export type Failure = { kind: 'said'; data: Hex } | { kind: 'silent' } | { kind: 'forgotten' }

/** Runs a failed transaction of a block again, on the chain as it stood before, to hear why it failed. */
export async function failure(
  request: RpcRequest,
  { from, to, value, input, gasLimit }: Transaction,
  block: number,
): Promise<Failure> {
  const call = { from, value: toHex(value), data: input, gas: toHex(gasLimit), ...(to === null ? {} : { to }) }
  for (const at of [block - 1, block]) {
    const heard = await tried(request, call, at)
    if (heard !== null) return heard
  }
  return { kind: 'silent' }
}

/** Null: this time it works. */
async function tried(request: RpcRequest, call: object, block: number): Promise<Failure | null> {
  try {
    await request('eth_call', [call, toHex(block)])
    return null
  } catch (error) {
    if (error instanceof RpcError && error.kind === 'unreachable') throw error
    const { code, data } = error as { code?: unknown; data?: unknown }
    if (isHex(data) && data.length > 2) return { kind: 'said', data }
    // 3 is what nodes give for a revert; whatever else they say is about themselves.
    return code === 3 || data === '0x' ? { kind: 'silent' } : { kind: 'forgotten' }
  }
}
