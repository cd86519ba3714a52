import type { Address } from '@musi/domain/address'
import { type ReadCall, callKey } from '@musi/domain/callKey'
import type { Hex } from 'viem'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { parseHex } from '../rpc/wire.ts'
import { encodeCall, tryAggregate } from './aggregate.ts'

/** Answers of several calls in one block, each sent once; null for a failed call. Throws without a valid answer. */
export async function aggregatedCalls(
  request: RpcRequest,
  multicall: Address,
  reads: readonly ReadCall[],
): Promise<{ block: number; answers: readonly (Hex | null)[] }> {
  const indexByKey = new Map<string, number>()
  const calls: ReadCall[] = []
  const indexes = reads.map((read) => {
    const key = callKey(read)
    const knownIndex = indexByKey.get(key)
    if (knownIndex !== undefined) return knownIndex
    indexByKey.set(key, calls.length)
    return calls.push(read) - 1
  })
  const data = tryAggregate.calldata(calls.map(encodeCall))
  const answer = tryAggregate.read(
    parseHex(await request('eth_call', [{ to: multicall, data }, 'latest'])),
    calls.length,
  )
  if (answer === null) throw new Error('The answer is not one to these calls.')
  return { block: answer.block, answers: indexes.map((place) => answer.data[place] ?? null) }
}
