import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import type { RequestOptions, RpcRequest } from '../rpc/rpcRequest.ts'
import { RpcError } from '../rpc/rpcError.ts'
import { isHex } from '../rpc/wire.ts'
import { type Aggregate, type CallResult, type EncodedCall, plainAggregate, tryAggregate } from './aggregate.ts'
import { type SingleCalls, singleCalls } from './singleCalls.ts'

export type ChunkReader = (
  calls: readonly EncodedCall[],
  /** `knownToFail`: these calls are known to fail, so failures are not retried one by one. */
  options: { block: number; urgent: boolean; knownToFail: boolean; signal: AbortSignal },
) => Promise<readonly CallResult[]>

type ChunkReaderOptions = { request: RpcRequest; multicall: Address; log: (sentence: string) => void }

/** Maximum number of requests one chunk is split into. A node that refuses so many has another problem. */
const MAX_REQUESTS = 48
/** Number of failed calls of an aggregate that are retried one by one; the rest are retried together. */
const MAX_RETRIED_ALONE = 8

type CallMethod = { kind: 'unknown' | 'aggregate'; aggregate: Aggregate } | { kind: 'single' }

/** True if the contract or its gas caused the error, rather than the network or the node. */
const isExecutionError = (error: unknown): boolean =>
  error instanceof RpcError &&
  error.kind === 'refused' &&
  (error.code === 3 || isHex(error.data) || /revert|gas|execution|opcode|memory|stack/i.test(error.message))

/**
 * Sends all calls of a chunk in one aggregate. A call that makes the others fail (it uses up their gas, or reverts where
 * only `aggregate` exists) is isolated by halving, so that it alone is in error (spec: reads.one-bad-call; case 56).
 */
export function chunkReader({ request, multicall, log }: ChunkReaderOptions): ChunkReader {
  let callMethod: CallMethod = { kind: 'unknown', aggregate: tryAggregate }
  const single: SingleCalls = singleCalls(request, multicall)
  const calldataOf = calldataCache()

  /** Returns null if the aggregate failed as a whole. */
  async function callAggregate(
    { aggregate }: { aggregate: Aggregate },
    calls: readonly EncodedCall[],
    options: RequestOptions,
  ) {
    const call = { to: multicall, data: calldataOf(aggregate, calls) }
    try {
      const answer = await request('eth_call', [call, 'latest'], options)
      return typeof answer === 'string' ? aggregate.read(answer, calls.length) : null
    } catch (error) {
      if (isExecutionError(error)) return null
      throw error
    }
  }

  /** Detects the aggregate the chain has. An empty aggregate works wherever any aggregate does. */
  async function detectAggregate(signal: AbortSignal): Promise<CallMethod> {
    const tryEmpty = (aggregate: Aggregate) => callAggregate({ aggregate }, [], { signal })
    const [withTry, plain] = await Promise.all([tryEmpty(tryAggregate), tryEmpty(plainAggregate)])
    if (withTry !== null) return { kind: 'aggregate', aggregate: tryAggregate }
    if (plain !== null) return { kind: 'aggregate', aggregate: plainAggregate }
    log(`There is no multicall contract at ${multicall} on this chain, so each value is read by a call of its own.`)
    return { kind: 'single' }
  }

  const readChunk: ChunkReader = async (calls, { block, urgent, knownToFail, signal }) => {
    let requestsLeft = MAX_REQUESTS

    async function readCalls(calls: readonly EncodedCall[], isUrgent = false): Promise<readonly CallResult[]> {
      if (calls.length === 0) return []
      if (callMethod.kind === 'single') return single(calls, { signal, urgent: isUrgent })
      if (requestsLeft-- <= 0) throw new Error('The node refuses more of these calls than can be sent one by one.')
      const answer = await callAggregate(callMethod, calls, { signal, urgent: isUrgent })
      if (answer === null) return splitCalls(calls)
      callMethod = { kind: 'aggregate', aggregate: callMethod.aggregate }
      const results = answer.data.map((data) => ({ block: answer.block, data, needsOwnRequest: false }))
      return knownToFail || calls.length === 1 ? results.map(flagFailed) : retryFailed(calls, results)
    }

    async function splitCalls(calls: readonly EncodedCall[]): Promise<readonly CallResult[]> {
      if (callMethod.kind === 'unknown') {
        callMethod = await detectAggregate(signal)
        return readCalls(calls)
      }
      if (calls.length === 1) return [{ block, data: null, needsOwnRequest: true }]
      const half = Math.ceil(calls.length / 2)
      const halves = await Promise.all([readCalls(calls.slice(0, half)), readCalls(calls.slice(half))])
      return halves.flat()
    }

    /** A call may have failed only because an earlier call used up the gas. */
    async function retryFailed(calls: readonly EncodedCall[], results: readonly CallResult[]) {
      const failed = results.flatMap(({ data }, at) => (data === null ? [at] : []))
      if (failed.length === 0) return results
      const callAt = (at: number) => calls.slice(at, at + 1)
      const retriedChunks = await Promise.all([
        ...failed.slice(0, MAX_RETRIED_ALONE).map((at) => readCalls(callAt(at))),
        readCalls(failed.slice(MAX_RETRIED_ALONE).flatMap(callAt)),
      ])
      const retried = retriedChunks.flat()
      return results.map((result, at) => retried[failed.indexOf(at)] ?? result)
    }

    return readCalls(calls, urgent)
  }
  return readChunk
}

/**
 * Caches the calldata by the first call of a list, since the same list of calls is sent at every block.
 */
function calldataCache(): (aggregate: Aggregate, calls: readonly EncodedCall[]) => Hex {
  type CachedCalldata = { aggregate: Aggregate; calls: readonly EncodedCall[]; calldata: Hex }
  const cacheByFirstCall = new WeakMap<EncodedCall, CachedCalldata>()
  return (aggregate, calls) => {
    const [first] = calls
    const cached = first && cacheByFirstCall.get(first)
    const isSame = cached?.aggregate === aggregate && cached.calls.length === calls.length
    if (isSame && calls.every((call, at) => call === cached.calls[at])) return cached.calldata
    const calldata = aggregate.calldata(calls)
    if (first) cacheByFirstCall.set(first, { aggregate, calls, calldata })
    return calldata
  }
}

const flagFailed = (result: CallResult): CallResult => ({ ...result, needsOwnRequest: result.data === null })
